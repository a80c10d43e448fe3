import { recordIn } from '#bff/users/php-parts';

/**
 * A billing address as the platform is to keep it: as it stands when it says the same, and otherwise in the form it has.
 * A place keeps whatever else it holds but what points to the old address: its reference and its coordinates.
 */
export function keptBillingAddress(before: unknown, address: string): unknown {
  const place = recordIn(before);
  const isPlace = Object.keys(place).length > 0;
  const written = isPlace ? place['formatted_address'] : before;
  if (typeof written === 'string' && written.trim() === address) return before;
  if (!isPlace) return address;
  const { id: _reference, coordinates: _point, type: _kindOfPoint, ...others } = place;
  return { ...others, formatted_address: address };
}
