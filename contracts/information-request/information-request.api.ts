import * as z from 'zod/mini';
import { requiredEmail, requiredPhone, requiredProse, requiredText } from '#contracts/kernel/form-fields';
import { lineText } from '#contracts/kernel/line-text';
import { api, command, tooManyAttempts } from '#contracts/kernel/operation';

/** What a question to the team is about: anything, or a missing specialisation or area of intervention (REG-16). */
export const informationRequestKinds = ['info', 'specialisation', 'intervention'] as const;

export const informationRequestFields = {
  kind: z.enum(informationRequestKinds),
  /** The side the sender is on: the wizard the question is sent from. */
  userType: z.enum(['patient', 'professional']),
  firstName: requiredText(80),
  /** May be empty. */
  lastName: lineText(80),
  email: requiredEmail,
  phone: requiredPhone(30),
  message: requiredProse(2000),
  /** The missing specialisation or area; empty for a general question. */
  subject: lineText(200),
};

export const informationRequestApi = api('information-request', {
  /** Sends a question to the team (MODAL-06). */
  sendInformationRequest: command({
    access: 'everyone',
    input: z.strictObject(informationRequestFields),
    output: z.object({}),
    refusals: {
      request_refused: { status: 422 },
      too_many_attempts: tooManyAttempts,
    },
  }),
});

export const { sendInformationRequest } = informationRequestApi;
