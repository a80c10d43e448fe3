/** The digit that ends an Italian VAT number, by the ten before it: every second one counts double, crosswise. */
export function vatCheckDigit(ten: string): string {
  const sum = Array.from(ten, (digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return value > 9 ? value - 9 : value;
  }).reduce((total, value) => total + value, 0);
  return String((10 - (sum % 10)) % 10);
}
