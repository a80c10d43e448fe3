/** The postal code in a formatted address, such as `20121` in `Via Garibaldi 8, 20121 Milano MI, Italia`. */
export function postalCodeIn(formattedAddress: string): string | undefined {
  return /, (\d{5}) /.exec(formattedAddress)?.[1];
}
