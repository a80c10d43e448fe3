import { keepDraft, readDraft } from '#web/forms/tab-drafts';

const name = 'payment-under-way';

/** The appointment whose payment was being waited for when the page was loaded anew; empty when none was. */
export function paymentUnderWay(owner: string): string {
  return readDraft(owner, name);
}

/** Remembers it over a reload of the page, until the waiting ends or is closed; an empty text forgets it. */
export function keepPaymentUnderWay(owner: string, appointment: string): void {
  keepDraft(owner, name, appointment);
}
