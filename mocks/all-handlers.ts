import type { RequestHandler } from 'msw';
import { createAddressesHandlers } from '#mocks/addresses/addresses-handlers';
import { createAlertsHandlers } from '#mocks/alerts/alerts-handlers';
import { createAppointmentsHandlers } from '#mocks/appointments/appointments-handlers';
import { createBillingHandlers } from '#mocks/billing/billing-handlers';
import { createChatHandlers } from '#mocks/chat/chat-handlers';
import { createContractHandlers } from '#mocks/contract/contract-handlers';
import { createInformationRequestHandlers } from '#mocks/information-request/information-request-handlers';
import { createInformedConsentHandlers } from '#mocks/informed-consent/informed-consent-handlers';
import { createInvoicesHandlers } from '#mocks/invoices/invoices-handlers';
import { createLoginHandlers } from '#mocks/login/login-handlers';
import { createMediaHandlers } from '#mocks/media/media-handlers';
import { createPaymentsHandlers } from '#mocks/payments/payments-handlers';
import { createPlansHandlers } from '#mocks/plans/plans-handlers';
import type { Platform } from '#mocks/platform';
import { createRegistrationHandlers } from '#mocks/registration/registration-handlers';
import { createReviewsHandlers } from '#mocks/reviews/reviews-handlers';
import { createSocialHandlers } from '#mocks/social/social-handlers';
import { createTermsHandlers } from '#mocks/terms/terms-handlers';
import { createTherapistsHandlers } from '#mocks/therapists/therapists-handlers';
import { createTicketsHandlers } from '#mocks/tickets/tickets-handlers';
import { createUploadsHandlers } from '#mocks/uploads/uploads-handlers';
import { createUsersHandlers } from '#mocks/users/users-handlers';

const features = [
  createLoginHandlers,
  createSocialHandlers,
  createUsersHandlers,
  createTherapistsHandlers,
  createAlertsHandlers,
  createChatHandlers,
  createAppointmentsHandlers,
  createPaymentsHandlers,
  createPlansHandlers,
  createAddressesHandlers,
  createTermsHandlers,
  createContractHandlers,
  createInformedConsentHandlers,
  createRegistrationHandlers,
  createInformationRequestHandlers,
  createReviewsHandlers,
  createInvoicesHandlers,
  createBillingHandlers,
  createTicketsHandlers,
  createUploadsHandlers,
  createMediaHandlers,
];

/** The whole platform, as MSW handlers under any origin. */
export function createLegacyHandlers(platform: Platform): RequestHandler[] {
  return features.flatMap((createHandlers) => createHandlers(platform));
}
