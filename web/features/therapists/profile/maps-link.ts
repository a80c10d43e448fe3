/** A search of the maps for an address (THER-29). Nothing is sent there before the reader presses the link. */
export function mapsLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
