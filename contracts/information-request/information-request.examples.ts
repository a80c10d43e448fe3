import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

const question = {
  kind: 'info',
  userType: 'patient',
  firstName: 'Lucia',
  lastName: '',
  email: 'lucia.desantis@example.it',
  phone: '+39 347 555 0199',
  message: 'Come si sceglie tra psicologo e psicoterapeuta?',
  subject: '',
};

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const informationRequestExamples = {
  [sendInformationRequest.name]: { visitor: question, patient: question },
} satisfies OperationExamples;
