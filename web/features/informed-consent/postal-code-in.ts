/** The postal code a written address holds, such as `20121` in `Via Garibaldi 8, 20121 Milano MI, Italia`. */
export function postalCodeIn(formattedAddress: string): string | undefined {
  return /, (\d{5}) /.exec(formattedAddress)?.[1];
}
