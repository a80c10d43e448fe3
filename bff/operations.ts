import { addressesHandlers } from '#bff/addresses/addresses-handlers';
import { alertsHandlers } from '#bff/alerts/alerts-handlers';
import { appointmentsHandlers } from '#bff/appointments/appointments-handlers';
import { billingHandlers } from '#bff/billing/billing-handlers';
import { calendarExportHandlers } from '#bff/calendar-export/calendar-export-handlers';
import { chatHandlers } from '#bff/chat/chat-handlers';
import { consentsHandlers } from '#bff/consents/consents-handlers';
import { contractHandlers } from '#bff/contract/contract-handlers';
import { curriculumHandlers } from '#bff/curriculum/curriculum-handlers';
import { diaryHandlers } from '#bff/diary/diary-handlers';
import { favouritesHandlers } from '#bff/favourites/favourites-handlers';
import { helpHandlers } from '#bff/help/help-handlers';
import { informationRequestHandlers } from '#bff/information-request/information-request-handlers';
import { informedConsentHandlers } from '#bff/informed-consent/informed-consent-handlers';
import { invoicesHandlers } from '#bff/invoices/invoices-handlers';
import { loginHandlers } from '#bff/login/login-handlers';
import { newRequestsHandlers } from '#bff/new-requests/new-requests-handlers';
import { patientProfileHandlers } from '#bff/patient-profile/patient-profile-handlers';
import { patientsHandlers } from '#bff/patients/patients-handlers';
import { paymentsHandlers } from '#bff/payments/payments-handlers';
import { plansHandlers } from '#bff/plans/plans-handlers';
import { profileHandlers } from '#bff/profile/profile-handlers';
import { registrationHandlers } from '#bff/registration/registration-handlers';
import { reviewsHandlers } from '#bff/reviews/reviews-handlers';
import type { HandlersOf } from '#bff/run-operation';
import { setupHandlers } from '#bff/setup/setup-handlers';
import { termsHandlers } from '#bff/terms/terms-handlers';
import { therapistsHandlers } from '#bff/therapists/therapists-handlers';
import { ticketsHandlers } from '#bff/tickets/tickets-handlers';
import { tutorialHandlers } from '#bff/tutorial/tutorial-handlers';
import { workingHoursHandlers } from '#bff/working-hours/working-hours-handlers';
import type { operations } from '#contracts/operations';

export const handlers: HandlersOf<typeof operations> = {
  ...addressesHandlers,
  ...alertsHandlers,
  ...appointmentsHandlers,
  ...billingHandlers,
  ...calendarExportHandlers,
  ...chatHandlers,
  ...consentsHandlers,
  ...contractHandlers,
  ...curriculumHandlers,
  ...diaryHandlers,
  ...favouritesHandlers,
  ...helpHandlers,
  ...informationRequestHandlers,
  ...informedConsentHandlers,
  ...invoicesHandlers,
  ...loginHandlers,
  ...newRequestsHandlers,
  ...patientProfileHandlers,
  ...patientsHandlers,
  ...paymentsHandlers,
  ...plansHandlers,
  ...profileHandlers,
  ...registrationHandlers,
  ...reviewsHandlers,
  ...setupHandlers,
  ...termsHandlers,
  ...therapistsHandlers,
  ...ticketsHandlers,
  ...tutorialHandlers,
  ...workingHoursHandlers,
};
