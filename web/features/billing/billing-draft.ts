import * as z from 'zod/mini';
import type { BillingValues } from '#web/features/billing/billing-values';
import { keepDraft, readDraft } from '#web/forms/draft-store';

const name = 'billing';
/** To be raised when the fields change their shape: an older draft is then not read. */
const version = 1;

/** What is typed stays in this tab, the IBAN aside. */
const billingDraft = z.object({
  version: z.literal(version),
  values: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    companyName: z.string(),
    taxCode: z.string(),
    vatNumber: z.string(),
    billingAddress: z.string(),
    accountHolder: z.string(),
    bankName: z.string(),
  }),
});

type DraftValues = Omit<BillingValues, 'iban'>;

/** What the user typed in this tab before; undefined when there is nothing or it cannot be read. */
export function readBillingDraft(owner: string): DraftValues | undefined {
  try {
    const read = billingDraft.safeParse(JSON.parse(readDraft(owner, name)));
    return read.success ? read.data.values : undefined;
  } catch {
    return undefined;
  }
}

export function keepBillingDraft(owner: string, { iban: _never, ...values }: BillingValues): void {
  keepDraft(owner, name, JSON.stringify({ version, values }));
}

export function forgetBillingDraft(owner: string): void {
  keepDraft(owner, name, '');
}
