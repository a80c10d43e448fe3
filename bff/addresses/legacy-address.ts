import type { Address } from '#contracts/addresses/addresses.api';

/** An address as the platform stores it. */
export function legacyAddress({ id, formattedAddress, coordinates: { latitude, longitude } }: Address) {
  return { id, formatted_address: formattedAddress, coordinates: [latitude, longitude], type: 'Point' };
}
