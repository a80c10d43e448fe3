import { addressesApi } from '#contracts/addresses/addresses.api';
import { alertsApi } from '#contracts/alerts/alerts.api';
import { appointmentsApi } from '#contracts/appointments/appointments.api';
import { billingApi } from '#contracts/billing/billing.api';
import { calendarExportApi } from '#contracts/calendar-export/calendar-export.api';
import { chatApi } from '#contracts/chat/chat.api';
import { consentsApi } from '#contracts/consents/consents.api';
import { contractApi } from '#contracts/contract/contract.api';
import { curriculumApi } from '#contracts/curriculum/curriculum.api';
import { diaryApi } from '#contracts/diary/diary.api';
import { favouritesApi } from '#contracts/favourites/favourites.api';
import { helpApi } from '#contracts/help/help.api';
import { informationRequestApi } from '#contracts/information-request/information-request.api';
import { informedConsentApi } from '#contracts/informed-consent/informed-consent.api';
import { invoicesApi } from '#contracts/invoices/invoices.api';
import { loginApi } from '#contracts/login/login.api';
import { newRequestsApi } from '#contracts/new-requests/new-requests.api';
import { patientProfileApi } from '#contracts/patient-profile/patient-profile.api';
import { patientsApi } from '#contracts/patients/patients.api';
import { paymentsApi } from '#contracts/payments/payments.api';
import { plansApi } from '#contracts/plans/plans.api';
import { profileApi } from '#contracts/profile/profile.api';
import { registrationApi } from '#contracts/registration/registration.api';
import { reviewsApi } from '#contracts/reviews/reviews.api';
import { setupApi } from '#contracts/setup/setup.api';
import { termsApi } from '#contracts/terms/terms.api';
import { searchApi } from '#contracts/therapists/search.api';
import { therapistsApi } from '#contracts/therapists/therapists.api';
import { ticketsApi } from '#contracts/tickets/tickets.api';
import { tutorialApi } from '#contracts/tutorial/tutorial.api';
import { workingHoursApi } from '#contracts/working-hours/working-hours.api';

/** Every operation the browser may call, by key. An operation that is missing here cannot be called. */
export const operations = {
  ...addressesApi,
  ...alertsApi,
  ...appointmentsApi,
  ...billingApi,
  ...calendarExportApi,
  ...chatApi,
  ...consentsApi,
  ...contractApi,
  ...curriculumApi,
  ...diaryApi,
  ...favouritesApi,
  ...helpApi,
  ...informationRequestApi,
  ...informedConsentApi,
  ...invoicesApi,
  ...loginApi,
  ...newRequestsApi,
  ...patientProfileApi,
  ...patientsApi,
  ...paymentsApi,
  ...plansApi,
  ...profileApi,
  ...registrationApi,
  ...reviewsApi,
  ...setupApi,
  ...termsApi,
  ...searchApi,
  ...therapistsApi,
  ...ticketsApi,
  ...tutorialApi,
  ...workingHoursApi,
};

export type OperationKey = keyof typeof operations;
