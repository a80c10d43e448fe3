import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvent } from '#bff/appointments/own-events';
import { withAppointmentLocked } from '#bff/appointments/with-appointment-locked';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { payerTaxCode, requestPayment } from '#contracts/payments/payments.api';
import { acceptAppointment } from '#contracts/payments/payments.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Input = OperationInput<typeof requestPayment>;

/** Asks for the page on which a pending paid session is paid; null when nothing is left to pay (PAY-15). */
export const handleRequestPayment: OperationHandler<typeof requestPayment> = async (context, input) => ({
  paymentPage: await withAppointmentLocked(context, input.appointment, () => request(context, input)),
});

/**
 * The call is made once, whatever its answer. When the answer names no page, the event read afterwards shows whether
 * nothing is left to pay.
 */
async function request(context: Context, input: Input): Promise<string | null> {
  const [seen, user] = await Promise.all([ownEvent(context, input.appointment), ownUser(context)]);
  validatePayment(seen, user, context.now());
  context.paymentWatch.begin(input.appointment, context.now());
  return withUsersLocked(context, { call: acceptAppointment }, () =>
    idempotentWrite<string | null>({
      call: acceptAppointment.name,
      findExisting: async (moment) =>
        moment !== 'before' && isAccepted(await ownEvent(context, input.appointment)) ? null : undefined,
      write: () => askForPage(context, input),
    }),
  );
}

/** The payment page; undefined when the platform names none. */
async function askForPage(context: Context, { appointment, method }: Input): Promise<string | undefined> {
  const request = { private_token: sessionOf(context).privateToken, event_pt: appointment, type: method };
  const { link } = await context.legacy.call(acceptAppointment, request, {
    operation: requestPayment,
    refusals: { AMOUNT_NOT_REACHED: 'nothing_to_pay' },
  });
  return link;
}

function isAccepted({ event }: EventAsSeen): boolean {
  return event.configuration.status === 'accepted';
}

/** Refuses what the user may not pay, may no longer pay or may not pay yet, in the order the contract names. */
function validatePayment(seen: EventAsSeen, payer: LegacyUser, now: Instant): void {
  if (seen.isOrganiser) throw new OperationFailed('not_found');
  const appointment = appointmentOf(seen);
  const { consenso_informato: consents, billing_info: billing } = payer.public_configuration;
  if (appointment.status !== 'pending') throw refusal(requestPayment, 'not_pending');
  if (isConfirmationExpired(appointment, now)) throw refusal(requestPayment, 'confirmation_expired');
  if (appointment.kind === 'introductory-talk') throw refusal(requestPayment, 'no_payment_needed');
  if (!consents.some(({ user_pt }) => user_pt === seen.other)) throw refusal(requestPayment, 'consent_missing');
  if (!payerTaxCode.safeParse(billing.codice_fiscale).success) throw refusal(requestPayment, 'tax_code_missing');
}
