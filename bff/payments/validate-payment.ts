import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import type { Instant } from '#contracts/kernel/instant';
import { payerTaxCode, requestPayment } from '#contracts/payments/payments.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** Refuses what its reader may not pay, may pay no more or not yet, in the order the contract names. */
export function validatePayment(seen: EventAsSeen, payer: LegacyUser, now: Instant): void {
  if (seen.isOrganiser) throw new OperationFailed('not_found');
  const appointment = appointmentOf(seen);
  const { consenso_informato: consents, billing_info: billing } = payer.public_configuration;
  if (appointment.status !== 'pending') throw refusal(requestPayment, 'not_pending');
  if (isConfirmationExpired(appointment, now)) throw refusal(requestPayment, 'confirmation_expired');
  if (appointment.kind === 'introductory-talk') throw refusal(requestPayment, 'no_payment_needed');
  if (!consents.some(({ user_pt }) => user_pt === seen.other)) throw refusal(requestPayment, 'consent_missing');
  if (!payerTaxCode.safeParse(billing.codice_fiscale).success) throw refusal(requestPayment, 'tax_code_missing');
}
