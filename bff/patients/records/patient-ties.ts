import { type EventAsSeen, eventNames, withPatient } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { patientOf, recordRows } from '#bff/patients/records/own-records';
import { ownRecord } from '#bff/users/own-user';
import { listInvoices } from '#contracts/invoices/invoices.legacy';

/**
 * Fails with `not_found` for anybody with whom the professional has neither a record nor an appointment nor an invoice.
 * A chat alone is not enough for a record (CARD-29).
 */
export async function requireTreated(context: Context, patient: string): Promise<void> {
  const user = await ownRecord(context, sessionOf(context));
  const isListed = recordRows(user).some((row) => patientOf(row) === patient);
  if (!isListed && !(await hasSessionOrInvoice(context, patient))) throw new OperationFailed('not_found');
}

/** Whether the professional has an appointment with the patient, cancelled ones included, or a monthly record. */
export async function hasSessionOrInvoice(context: Context, patient: string): Promise<boolean> {
  const events = await ownEvents(context);
  if (events.some(({ isOrganiser, other }) => isOrganiser && other === patient)) return true;
  return hasInvoice(context, patient);
}

/** Whether the professional has a monthly record of the patient. */
export async function hasInvoice(context: Context, patient: string): Promise<boolean> {
  const { invoices } = await context.legacy.call(listInvoices, { private_token: sessionOf(context).privateToken });
  return invoices.some(({ target }) => target === patient);
}

/**
 * What the patient themselves agreed to with the professional: the sessions that they confirmed or paid, even if they
 * were cancelled since. One that only the professional wrote says nothing of the patient. The introductory talk is free
 * and binds to nothing: it needs a way to reach the patient, and nothing that an invoice names.
 */
export function agreementOf(events: readonly EventAsSeen[], patient: string): 'none' | 'introductory-talk' | 'therapy' {
  const agreed = withPatient(events, patient).filter(({ event: { configuration } }) => {
    const { status, paid_amount: paid, wallet_amount: fromWallet } = configuration;
    return status === 'accepted' || (paid ?? 0) > 0 || (fromWallet ?? 0) > 0;
  });
  if (agreed.some(({ event }) => event.name !== eventNames['introductory-talk'])) return 'therapy';
  return agreed.length > 0 ? 'introductory-talk' : 'none';
}
