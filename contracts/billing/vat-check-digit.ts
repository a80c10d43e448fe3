/** The check digit of an Italian VAT number, computed from its first ten digits (Luhn). */
export function vatCheckDigit(ten: string): string {
  const sum = Array.from(ten, (digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return value > 9 ? value - 9 : value;
  }).reduce((total, value) => total + value, 0);
  return String((10 - (sum % 10)) % 10);
}
