import * as z from 'zod/mini';
import { withoutMarkup } from '#contracts/kernel/fields';
import { requiredProse } from '#contracts/kernel/form-fields';
import { api, query } from '#contracts/kernel/operation';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';

/** An address reference of the address service: compared, never interpreted. */
export const addressReference = z.string().check(z.minLength(1), z.maxLength(512), withoutInvisibleCharacters);

/** An address chosen from the suggestions: its reference, its written form and its position in degrees (ADDR-05). */
export const address = z.strictObject({
  id: addressReference,
  formattedAddress: z.string().check(z.minLength(1), z.maxLength(300), withoutInvisibleCharacters, withoutMarkup),
  coordinates: z.strictObject({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
});

export type Address = z.output<typeof address>;

/**
 * An address a form cannot do without: `required` when there is none, `not_chosen` for words, or anything else, that
 * was not chosen from the suggestions (ADDR-06). Reported together with the other faults of a step, not instead of
 * them.
 */
export const chosenAddress = z.custom<Address>((value) => address.safeParse(value).success, {
  error: ({ input }) => (input === null || input === undefined ? 'required' : 'not_chosen'),
  abort: false,
});

export const addressesApi = api('addresses', {
  /** Italian addresses that begin with the text: at most ten, best match first, none when nothing matches (ADDR-01). */
  suggestAddresses: query({
    access: 'everyone',
    input: z.strictObject({ text: requiredProse(120).check(z.minLength(3)) }),
    output: z.object({
      suggestions: z.array(z.object({ reference: addressReference, description: z.string() })),
    }),
  }),

  /**
   * A suggested address with its position. Refuses an address that the service no longer knows or cannot locate
   * (ADDR-04).
   */
  addressDetail: query({
    access: 'everyone',
    input: z.strictObject({ reference: addressReference }),
    output: z.object({ address }),
    refusals: { address_unknown: { status: 422 } },
  }),
});

export const { suggestAddresses, addressDetail } = addressesApi;
