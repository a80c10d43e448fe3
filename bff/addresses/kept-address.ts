import { legacyAddress } from '#bff/addresses/legacy-address';
import { recordIn } from '#bff/users/php-parts';
import type { Address } from '#contracts/addresses/addresses.api';

/** The stored address when it is the one chosen, with all that the platform keeps in it; otherwise a new one. */
export function keptAddress(stored: readonly unknown[], chosen: Address): unknown {
  const same = stored.find((one) => {
    const { id, formatted_address } = recordIn(one);
    return id === chosen.id && formatted_address === chosen.formattedAddress;
  });
  return same ?? legacyAddress(chosen);
}
