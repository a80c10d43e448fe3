import { expect, test } from 'vitest';
import { handleContacts } from '#bff/help/contacts';
import { runOperation } from '#bff/run-operation';
import { contacts } from '#contracts/help/help.api';
import { createTestPlatform } from '#mocks/start-in-vitest';

test.each([
  [null, 'pazienti@ascolto.example'],
  ['giulia', 'pazienti@ascolto.example'],
  ['rinaldi', 'professionisti@ascolto.example'],
] as const)(
  '%s is given the inbox of their role, and the number (HELP-32, HELP-42, HELP-43)',
  async (persona, email) => {
    const answer = await createTestPlatform().runAs(persona, contacts, handleContacts, {});
    expect(answer).toEqual({ status: 200, body: { whatsapp: '390000000000', email } });
  },
);

test('what the operator has not set is null (HELP-32)', async () => {
  const context = createTestPlatform().contextFor(null);
  const supportContacts = { whatsapp: undefined, patientsEmail: undefined, professionalsEmail: undefined };
  const settings = { ...context.settings, supportContacts };
  const answer = await runOperation(contacts, handleContacts, { ...context, settings }, {});
  expect(answer).toMatchObject({ body: { whatsapp: null, email: null } });
});
