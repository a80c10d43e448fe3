import type { EventRow, PhpNumber } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** What a patient paid for a session the therapist cancels comes back as credit, the part taken from the wallet too. */
export function creditWallet({ db }: Platform, { targets, configuration }: EventRow): void {
  const credit = euro(configuration.paid_amount) + euro(configuration.wallet_amount);
  const patient = db.users.get(targets[0] ?? '');
  if (credit === 0 || !patient) return;
  const wallet = (euro(patient.manager_configuration.wallet) + credit).toFixed(2);
  db.users.change(patient.public_token, { manager_configuration: { ...patient.manager_configuration, wallet } });
}

function euro(amount: PhpNumber | undefined): number {
  return Number(amount ?? 0);
}
