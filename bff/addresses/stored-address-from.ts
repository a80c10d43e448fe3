import { chosenAddressFrom, type StoredLegacyAddress } from '#bff/addresses/chosen-address-from';
import type { StoredAddress } from '#contracts/addresses/stored-address';

/** Null for no address; one without a reference or a position has only its words. */
export function storedAddressFrom(stored: StoredLegacyAddress | undefined): StoredAddress | null {
  const written = stored?.formatted_address ?? '';
  return written.trim() === '' ? null : { written, chosen: chosenAddressFrom(stored) };
}
