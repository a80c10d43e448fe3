import type { Address } from '#contracts/addresses/addresses.api';

/** An address in the platform's words (ADDR-05). */
export function legacyAddress({ id, formattedAddress, coordinates: { latitude, longitude } }: Address) {
  return { id, formatted_address: formattedAddress, coordinates: [latitude, longitude], type: 'Point' };
}
