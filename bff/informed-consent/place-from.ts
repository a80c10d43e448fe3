import { type Address, address } from '#contracts/addresses/addresses.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** A place of the profile as a form takes it; null for none and for one without reference or position, to be chosen anew. */
export function placeFrom(place: LegacyUser['public_configuration']['birth_address']): Address | null {
  const [latitude, longitude] = place?.coordinates ?? [];
  const chosen = { id: place?.id, formattedAddress: place?.formatted_address, coordinates: { latitude, longitude } };
  const parsed = address.safeParse(chosen);
  return parsed.success ? parsed.data : null;
}
