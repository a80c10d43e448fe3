import { addressesExamples } from '#contracts/addresses/addresses.examples';
import { appointmentsExamples } from '#contracts/appointments/appointments.examples';
import { billingExamples } from '#contracts/billing/billing.examples';
import { chatExamples } from '#contracts/chat/chat.examples';
import { consentsExamples } from '#contracts/consents/consents.examples';
import { favouritesExamples } from '#contracts/favourites/favourites.examples';
import { informationRequestExamples } from '#contracts/information-request/information-request.examples';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { loginExamples } from '#contracts/login/login.examples';
import type { OperationName } from '#contracts/operations';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { termsExamples } from '#contracts/terms/terms.examples';
import { therapistsExamples } from '#contracts/therapists/therapists.examples';
import { tutorialExamples } from '#contracts/tutorial/tutorial.examples';

/** Every operation's examples; the compiler refuses an operation without. For tests and mocks alone. */
export const operationExamples: Readonly<Record<OperationName, Readonly<Partial<Record<ExampleReader, unknown>>>>> = {
  ...loginExamples,
  ...therapistsExamples,
  ...favouritesExamples,
  ...tutorialExamples,
  ...chatExamples,
  ...appointmentsExamples,
  ...addressesExamples,
  ...termsExamples,
  ...consentsExamples,
  ...billingExamples,
  ...registrationExamples,
  ...informationRequestExamples,
};
