import { type Address, address } from '#contracts/addresses/addresses.api';

/** An address as the platform has it. */
export interface StoredLegacyAddress {
  readonly id?: string | undefined;
  readonly formatted_address?: string | undefined;
  readonly coordinates: readonly number[];
}

/** A stored address for a form; null for none, or without reference or position: it must be chosen again. */
export function chosenAddressFrom(stored: StoredLegacyAddress | undefined): Address | null {
  const [latitude, longitude] = stored?.coordinates ?? [];
  const chosen = { id: stored?.id, formattedAddress: stored?.formatted_address, coordinates: { latitude, longitude } };
  const parsed = address.safeParse(chosen);
  return parsed.success ? parsed.data : null;
}
