/**
 * Whether an address seems to name a postcode and the town it belongs to: five digits, then a word. In: the address as
 * typed. It refuses nothing: another country writes them otherwise, so the answer is only good for a doubt.
 */
export function hasPostcodeAndTown(address: string): boolean {
  return /(?<!\d)\d{5}(?!\d)[\s,-]+\p{L}{2}/u.test(address);
}
