import { addressesExamples } from '#contracts/addresses/addresses.examples';
import { alertsExamples } from '#contracts/alerts/alerts.examples';
import { appointmentsExamples } from '#contracts/appointments/appointments.examples';
import { billingExamples } from '#contracts/billing/billing.examples';
import { calendarExportExamples } from '#contracts/calendar-export/calendar-export.examples';
import { chatExamples } from '#contracts/chat/chat.examples';
import { consentsExamples } from '#contracts/consents/consents.examples';
import { contractExamples } from '#contracts/contract/contract.examples';
import { curriculumExamples } from '#contracts/curriculum/curriculum.examples';
import { diaryExamples } from '#contracts/diary/diary.examples';
import { favouritesExamples } from '#contracts/favourites/favourites.examples';
import { helpExamples } from '#contracts/help/help.examples';
import { informationRequestExamples } from '#contracts/information-request/information-request.examples';
import { informedConsentExamples } from '#contracts/informed-consent/informed-consent.examples';
import { invoicesExamples } from '#contracts/invoices/invoices.examples';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import { loginExamples } from '#contracts/login/login.examples';
import { newRequestsExamples } from '#contracts/new-requests/new-requests.examples';
import type { operations } from '#contracts/operations';
import { patientProfileExamples } from '#contracts/patient-profile/patient-profile.examples';
import { patientsExamples } from '#contracts/patients/patients.examples';
import { paymentsExamples } from '#contracts/payments/payments.examples';
import { plansExamples } from '#contracts/plans/plans.examples';
import { profileExamples } from '#contracts/profile/profile.examples';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { reviewsExamples } from '#contracts/reviews/reviews.examples';
import { setupExamples } from '#contracts/setup/setup.examples';
import { termsExamples } from '#contracts/terms/terms.examples';
import { therapistsExamples } from '#contracts/therapists/therapists.examples';
import { ticketsExamples } from '#contracts/tickets/tickets.examples';
import { tutorialExamples } from '#contracts/tutorial/tutorial.examples';
import { workingHoursExamples } from '#contracts/working-hours/working-hours.examples';

/** Every operation's examples, for tests and mocks only. */
export const operationExamples: ExamplesOf<typeof operations> = {
  ...loginExamples,
  ...therapistsExamples,
  ...curriculumExamples,
  ...diaryExamples,
  ...favouritesExamples,
  ...tutorialExamples,
  ...chatExamples,
  ...alertsExamples,
  ...appointmentsExamples,
  ...patientsExamples,
  ...paymentsExamples,
  ...plansExamples,
  ...profileExamples,
  ...informedConsentExamples,
  ...addressesExamples,
  ...termsExamples,
  ...consentsExamples,
  ...billingExamples,
  ...registrationExamples,
  ...informationRequestExamples,
  ...reviewsExamples,
  ...invoicesExamples,
  ...calendarExportExamples,
  ...workingHoursExamples,
  ...newRequestsExamples,
  ...contractExamples,
  ...setupExamples,
  ...patientProfileExamples,
  ...ticketsExamples,
  ...helpExamples,
};
