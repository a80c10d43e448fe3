import * as z from 'zod/mini';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { paymentMethod } from '#contracts/payments/payments.api';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

/** To be raised when the record changes its shape: an older one is then not read. */
const version = 2;

/**
 * Where the payment of one appointment stands in this tab. Neither amounts nor the address of the payment page are
 * kept: the first belong to the platform, and the second can be asked for again without paying twice.
 */
const paymentRecord = z.object({
  tab: z.enum(['summary', 'pay']),
  /** As typed and not saved yet; null when nothing was typed. */
  taxCode: z.nullable(z.string()),
  method: z.nullable(paymentMethod),
  /** The token of the appointment whose payment page was opened while what became of it is not known; null while none was. */
  waitsFor: z.nullable(z.string()),
});

export type PaymentRecord = z.output<typeof paymentRecord>;

const blank: PaymentRecord = { tab: 'summary', taxCode: null, method: null, waitsFor: null };
const kept = z.object({ version: z.literal(version), record: paymentRecord });

/** The appointment by its own token, and by those it had before it was moved, oldest first. */
type Tokens = Pick<Appointment, 'token' | 'movedFrom'>;

/** What this tab knows of the payment, also from before a move; a blank record when there is nothing or it cannot be read. */
export function readPaymentRecord(owner: string, { token, movedFrom }: Tokens): PaymentRecord {
  const known = [...movedFrom, token].flatMap((one) => readOne(owner, one) ?? []);
  return known.at(-1) ?? blank;
}

export function keepPaymentRecord(owner: string, appointment: Tokens, record: PaymentRecord): void {
  forgetPaymentRecord(owner, appointment);
  keepDraft(owner, draftName(appointment.token), JSON.stringify({ version, record }));
}

export function forgetPaymentRecord(owner: string, { token, movedFrom }: Tokens): void {
  for (const one of [...movedFrom, token]) keepDraft(owner, draftName(one), '');
}

function readOne(owner: string, token: string): PaymentRecord | undefined {
  try {
    const read = kept.safeParse(JSON.parse(readDraft(owner, draftName(token))));
    return read.success ? read.data.record : undefined;
  } catch {
    return undefined;
  }
}

function draftName(appointment: string): string {
  return `payment:${appointment}`;
}
