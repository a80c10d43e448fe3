import { centsFromEuro, centsFromPriceText } from '#contracts/kernel/euro-cents';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { type Payable, payable } from '#contracts/payments/payable';
import type { EventRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** An introductory talk is free. */
export function isPaidKind({ name }: EventRow): boolean {
  return name !== 'small talk';
}

/** What the patient would pay for the event now; undefined when it has no price. */
export function dueOf({ db }: Platform, { targets, configuration }: EventRow): Payable | undefined {
  const priceCents = centsFromPriceText(configuration.price);
  const patient = db.users.get(targets[0] ?? '');
  if (!priceCents || !patient) return undefined;
  return payable(priceCents, centsFromEuro(Number(patient.manager_configuration.wallet ?? 0)));
}

/** Takes what is due from the credit and the payment, and accepts the event. */
export function settle({ db, now }: Platform, { public_token, targets, configuration }: EventRow, due: Payable): void {
  const patient = db.users.get(targets[0] ?? '');
  if (!patient) throw new Error(`Nobody is there to pay ${public_token}.`);
  const wallet = (due.creditLeftCents / 100).toFixed(2);
  db.users.change(patient.public_token, { manager_configuration: { ...patient.manager_configuration, wallet } });
  const payment = {
    paid_amount: due.payableCents / 100,
    wallet_amount: due.creditUsedCents / 100,
    paid_at: secondsFromInstant(now()),
  };
  db.events.change(public_token, { configuration: { ...configuration, ...payment, status: 'accepted' } });
}
