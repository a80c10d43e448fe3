import * as z from 'zod/mini';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { paymentMethod } from '#contracts/payments/payments.api';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

/**
 * The state of an appointment's payment in this tab. Neither amounts nor the address of the payment page are kept:
 * amounts belong to the platform, and the page can be requested again without paying twice.
 */
const paymentRecord = z.object({
  tab: z.enum(['summary', 'pay']),
  /** As typed and not saved yet; null when nothing was typed. */
  taxCode: z.nullable(z.string()),
  method: z.nullable(paymentMethod),
  /**
   * The token of the appointment whose payment page was opened and whose outcome is unknown; null when there is none.
   */
  waitsFor: z.nullable(z.string()),
});

export type PaymentRecord = z.output<typeof paymentRecord>;

const blank: PaymentRecord = { tab: 'summary', taxCode: null, method: null, waitsFor: null };
const keptBefore = z.object({ version: z.literal(2), record: z.unknown() });

/** An appointment by its current token and the tokens it had before it was moved, oldest first. */
type Tokens = Pick<Appointment, 'token' | 'movedFrom'>;

/** What this tab has kept of the payment, even from before a move; a blank record when there is nothing readable. */
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
