import * as z from 'zod/mini';
import { type Address, address } from '#contracts/addresses/addresses.api';
import type { StoredAddress } from '#contracts/addresses/stored-address';

/** Words in an address field of which no suggestion is chosen. */
const typedAddress = z.object({ typed: z.string() });

/** What an address field holds: nothing, words of which no suggestion is chosen, or an address. Fit for a draft. */
export const addressValue = z.nullable(z.union([address, typedAddress]));

export type AddressValue = z.output<typeof addressValue>;

/** The chosen address, if there is one. */
export function addressIn(value: AddressValue): Address | null {
  return value && 'id' in value ? value : null;
}

/** The words of which no suggestion is chosen, empty for an address. */
export function typedIn(value: AddressValue): string {
  return value && 'typed' in value ? value.typed : '';
}

/** A stored address; one that has only words is shown as words of which nothing is chosen. */
export function addressValueOf(stored: StoredAddress | null): AddressValue {
  return stored && (stored.chosen ?? { typed: stored.written });
}
