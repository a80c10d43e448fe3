import * as z from 'zod/mini';
import { withoutMarkup } from '#contracts/kernel/fields';
import { requiredProse } from '#contracts/kernel/form-fields';
import { api, query } from '#contracts/kernel/operation';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';

/** Names a place at the address service: never interpreted. */
export const addressReference = z.string().check(z.minLength(1), z.maxLength(512), withoutInvisibleCharacters);

/** A place chosen from the suggestions (ADDR-05): its reference, its written form, and where it lies (degrees). */
export const address = z.strictObject({
  id: addressReference,
  formattedAddress: z.string().check(z.minLength(1), z.maxLength(300), withoutInvisibleCharacters, withoutMarkup),
  coordinates: z.strictObject({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
});

export type Address = z.output<typeof address>;

export const addressesApi = api('addresses', {
  /** Italian addresses that begin like the text (ADDR-01, ADDR-03); at most ten, best first, none for what is unknown. */
  suggestAddresses: query({
    access: 'everyone',
    input: z.strictObject({ text: requiredProse(120).check(z.minLength(3)) }),
    output: z.object({
      suggestions: z.array(z.object({ reference: addressReference, description: z.string() })),
    }),
  }),

  /** The whole of a suggested address (ADDR-04); refuses one the service no longer knows or cannot place. */
  addressDetail: query({
    access: 'everyone',
    input: z.strictObject({ reference: addressReference }),
    output: z.object({ address }),
    refusals: { address_unknown: { status: 422 } },
  }),
});

export const { suggestAddresses, addressDetail } = addressesApi;
