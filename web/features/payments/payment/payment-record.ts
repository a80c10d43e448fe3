import * as z from 'zod/mini';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { paymentMethod } from '#contracts/payments/payments.api';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

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
const keptBefore = z.object({ version: z.literal(2), record: z.unknown() });

/** The appointment by its own token, and by those it had before it was moved, oldest first. */
type Tokens = Pick<Appointment, 'token' | 'movedFrom'>;

/** What this tab knows of the payment, also from before a move; a blank record when there is nothing or it cannot be read. */
export function readPaymentRecord(owner: string, { token, movedFrom }: Tokens): PaymentRecord {
  const known = [...movedFrom, token].flatMap((one) => findDraft(kindOf(one), owner).value ?? []);
  return known.at(-1) ?? blank;
}

export function keepPaymentRecord(owner: string, appointment: Tokens, record: PaymentRecord): void {
  forgetPaymentRecord(owner, appointment);
  storeDraft(kindOf(appointment.token), owner, record);
}

export function forgetPaymentRecord(owner: string, { token, movedFrom }: Tokens): void {
  for (const one of [...movedFrom, token]) forgetDraft(kindOf(one), owner);
}

function kindOf(appointment: string): DraftKind<PaymentRecord> {
  return {
    name: `payment:${appointment}`,
    version: 3,
    schema: paymentRecord,
    migrate: (older) => keptBefore.safeParse(older).data?.record,
  };
}
