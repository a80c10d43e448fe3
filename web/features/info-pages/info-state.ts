import * as z from 'zod/mini';

/** What whoever leads to a message page may tell it. */
const infoState = z.object({
  /** Names of the files that could not be added at registration. */
  missingDocuments: z.catch(z.array(z.string()), []),
  /** Whether the billing data could be kept; nothing where that was not tried. */
  billingData: z.catch(z.nullable(z.enum(['saved', 'not-saved'])), null),
});

export type InfoState = z.output<typeof infoState>;

/** Reads a location's state, which may be anything. */
export function infoStateFrom(state: unknown): InfoState {
  const read = infoState.safeParse(state ?? {});
  return read.success ? read.data : { missingDocuments: [], billingData: null };
}
