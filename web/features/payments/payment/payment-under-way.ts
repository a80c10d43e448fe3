import { keepDraft, readDraft } from '#web/forms/tab-drafts';

const name = 'payment-under-way';

/** The token of the appointment whose payment was awaited before a reload; empty when there was none. */
export function paymentUnderWay(owner: string): string {
  return readDraft(owner, name);
}

/** Keeps the token across a reload, until the waiting ends or its dialog is closed; an empty text forgets it. */
export function keepPaymentUnderWay(owner: string, appointment: string): void {
  keepDraft(owner, name, appointment);
}
