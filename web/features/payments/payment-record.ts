import * as z from 'zod/mini';
import { paymentMethod } from '#contracts/payments/payments.api';
import { keepDraft, readDraft } from '#web/session/tab-drafts';

/** To be raised when the record changes its shape: an older one is then not read. */
const version = 1;

/**
 * Where the payment of one appointment stands in this tab. Neither amounts nor the address of the payment page are
 * kept: the first belong to the platform, and the second can be asked for again without paying twice.
 */
const paymentRecord = z.object({
  tab: z.enum(['summary', 'pay']),
  /** As typed and not saved yet; null when nothing was typed. */
  taxCode: z.nullable(z.string()),
  method: z.nullable(paymentMethod),
  /** The payment page was opened, and what became of it is not known yet. */
  isWaiting: z.boolean(),
});

export type PaymentRecord = z.output<typeof paymentRecord>;

const blank: PaymentRecord = { tab: 'summary', taxCode: null, method: null, isWaiting: false };
const kept = z.object({ version: z.literal(version), record: paymentRecord });

/** What this tab knows of the payment; a blank record when there is nothing or it cannot be read. */
export function readPaymentRecord(owner: string, appointment: string): PaymentRecord {
  try {
    const read = kept.safeParse(JSON.parse(readDraft(owner, draftName(appointment))));
    return read.success ? read.data.record : blank;
  } catch {
    return blank;
  }
}

export function keepPaymentRecord(owner: string, appointment: string, record: PaymentRecord): void {
  keepDraft(owner, draftName(appointment), JSON.stringify({ version, record }));
}

export function forgetPaymentRecord(owner: string, appointment: string): void {
  keepDraft(owner, draftName(appointment), '');
}

function draftName(appointment: string): string {
  return `payment:${appointment}`;
}
