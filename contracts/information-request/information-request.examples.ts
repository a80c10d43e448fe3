import type { informationRequestApi } from '#contracts/information-request/information-request.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

const question = {
  kind: 'info',
  userType: 'patient',
  firstName: 'Lucia',
  lastName: '',
  email: 'lucia.desantis@example.it',
  phone: '+39 347 555 0199',
  message: 'Come si sceglie tra psicologo e psicoterapeuta?',
  subject: '',
} as const;

export const informationRequestExamples = {
  sendInformationRequest: { visitor: question, patient: question },
} satisfies ExamplesOf<typeof informationRequestApi>;
