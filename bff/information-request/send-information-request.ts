import { countAttempt } from '#bff/count-attempt';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import { requestInfo } from '#contracts/information-request/information-request.legacy';

const types = { info: 'info', specialisation: 'specializzazione', intervention: 'intervento' } as const;
const roles = { patient: 'patient', professional: 'doctor' } as const;

/**
 * Sends a question to the team. Refuses with `too_many_attempts` after five per address in fifteen minutes (MODAL-06).
 */
export const handleSendInformationRequest: OperationHandler<typeof sendInformationRequest> = async (context, input) => {
  const retryAfterSeconds = await countAttempt(context, { name: 'information-request', limit: 5 });
  if (retryAfterSeconds > 0) throw refusal(sendInformationRequest, 'too_many_attempts', { retryAfterSeconds });
  const request = {
    nome: input.firstName,
    cognome: input.lastName,
    email: input.email,
    telefono: input.phone,
    messaggio: input.message,
    request: input.subject,
    type: types[input.kind],
    role: roles[input.userType],
  };
  await context.legacy.call(requestInfo, request, { operation: sendInformationRequest, anyRefusal: 'request_refused' });
  return {};
};
