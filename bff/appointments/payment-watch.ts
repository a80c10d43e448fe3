import { hourMs, type Instant, shiftInstant } from '#contracts/kernel/instant';

/** Payments are made elsewhere, and only the payer's page asks for their outcome: whoever else it concerns is told. */
export interface PaymentWatch {
  /** Notes that the appointment may be paid from now on. */
  begin(appointment: string, now: Instant): void;
  /** Whether the appointment was noted and not settled before; it is no longer noted afterwards. */
  settle(appointment: string): boolean;
}

/** A page of the payment provider that is open for longer is found out by the next refresh. */
const notedForMs = 2 * hourMs;

/** One for the whole application, in its memory. */
export function createPaymentWatch(): PaymentWatch {
  const begun = new Map<string, Instant>();
  return {
    begin(appointment, now) {
      for (const [other, at] of begun) if (shiftInstant(at, notedForMs) <= now) begun.delete(other);
      begun.set(appointment, now);
    },
    settle: (appointment) => begun.delete(appointment),
  };
}
