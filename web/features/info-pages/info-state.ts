import * as z from 'zod/mini';

/** The state of a redirect to a message page. */
const infoState = z.object({
  /** The names of the files that could not be added at registration. */
  missingDocuments: z.catch(z.array(z.string()), []),
  /** Whether the billing data were saved; null when that was not tried. */
  billingData: z.catch(z.nullable(z.enum(['saved', 'not-saved', 'unknown'])), null),
});

export type InfoState = z.output<typeof infoState>;

/** Whether saving the billing data failed, or may have. */
export function isBillingUnsaved(billingData: InfoState['billingData']): boolean {
  return billingData === 'not-saved' || billingData === 'unknown';
}

/** The state of a message page, from a location's state, which may be anything. */
export function infoStateFrom(state: unknown): InfoState {
  const read = infoState.safeParse(state ?? {});
  return read.success ? read.data : { missingDocuments: [], billingData: null };
}
