import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import type { ConsentValues } from '#web/features/informed-consent/consent-values';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

const name = 'informed-consent';
/** To be raised when the fields change their shape: an older draft is then not read. */
const version = 1;

/** What is typed stays in this tab; the tick does not: a consent is given anew each time it is asked for. */
const consentDraft = z.object({
  version: z.literal(version),
  values: z.object({
    birthPlace: z.nullable(address),
    residence: z.nullable(address),
    postalCode: z.string(),
  }),
});

/** What the user typed in this tab before; undefined when there is nothing or it cannot be read. */
export function readConsentDraft(owner: string): ConsentValues | undefined {
  try {
    const read = consentDraft.safeParse(JSON.parse(readDraft(owner, name)));
    return read.success ? read.data.values : undefined;
  } catch {
    return undefined;
  }
}

export function keepConsentDraft(owner: string, values: ConsentValues): void {
  keepDraft(owner, name, JSON.stringify({ version, values }));
}

export function forgetConsentDraft(owner: string): void {
  keepDraft(owner, name, '');
}
