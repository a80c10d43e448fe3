import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';

/** A stored address: its written form, and the whole of it where it can be sent back as a chosen one. */
export const storedAddress = z.object({ written: z.string(), chosen: z.nullable(address) });

export type StoredAddress = z.output<typeof storedAddress>;
