import { appointmentsExamples } from '#contracts/appointments/appointments.examples';
import { chatExamples } from '#contracts/chat/chat.examples';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { loginExamples } from '#contracts/login/login.examples';
import type { OperationName } from '#contracts/operations';
import { therapistsExamples } from '#contracts/therapists/therapists.examples';

/** Every operation's examples; the compiler refuses an operation without. For tests and mocks alone. */
export const operationExamples: Readonly<Record<OperationName, Readonly<Partial<Record<ExampleReader, unknown>>>>> = {
  ...loginExamples,
  ...therapistsExamples,
  ...chatExamples,
  ...appointmentsExamples,
};
