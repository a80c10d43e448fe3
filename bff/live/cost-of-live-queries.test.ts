import { expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import type { OperationHandler } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import { createTestPlatform } from '#mocks/start-in-vitest';

/** Every query that a page keeps live and that asks the platform for this user alone. */
const live = {
  listAlerts: {},
  listAppointments: {},
  listConversations: {},
  listPatients: {},
  listTickets: {},
  ownContract: {},
  ownSetup: {},
  readConversation: { chat: 'chat-giulia-rinaldi' },
  readPatient: { patient: 'pt-giulia' },
  readTicket: { ticket: 'e7759b30' },
};

/** The list of people is read for all users together. */
const forAll = ['listUsers'];

test.each(Object.entries(live))('an answer of %s costs the platform as many calls as it says', async (key, input) => {
  const operation: Operation = operations[key as keyof typeof live];
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => calls.push(name) });
  const handle = handlers[key as keyof typeof live] as OperationHandler<Operation>;
  expect((await platform.runAs('rinaldi', operation, handle, input)).status).toBe(200);
  expect(calls.filter((name) => !forAll.includes(name))).toHaveLength(operation.platformCalls ?? 1);
});
