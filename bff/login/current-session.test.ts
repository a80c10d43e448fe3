import { expect, test } from 'vitest';
import { sessionOf } from '#bff/context';
import { handleCurrentSession } from '#bff/login/current-session';
import { runOperation } from '#bff/run-operation';
import { currentSession } from '#contracts/login/login.api';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

function setUp(persona: PersonaName | null) {
  const platform = createTestPlatform();
  const context = platform.contextFor(persona);
  const ask = (input: unknown = {}) => runOperation(currentSession, handleCurrentSession, context, input);
  return { platform, context, ask };
}

test('tells a visitor that nobody is signed in, as an answer and not as an error', async () => {
  expect(await setUp(null).ask()).toEqual({ status: 200, body: { signedIn: null } });
});

test.each(['giulia', 'rinaldi'] as const)('tells %s who is signed in, and no token', async (persona) => {
  const { ask } = setUp(persona);
  const answer = await ask();
  const { publicToken: token, userType, privateToken } = personas[persona];
  expect(answer).toMatchObject({ status: 200, body: { signedIn: { user: { token, userType } } } });
  expect(JSON.stringify(answer)).not.toContain(privateToken);
});

test('signs out whose token the platform no longer knows', async () => {
  const { context, ask } = setUp('giulia');
  context.session.replace({ ...sessionOf(context), privateToken: 'forgotten' });
  expect(await ask()).toEqual({ status: 200, body: { signedIn: null } });
  expect(context.session.read()).toBeNull();
});

test('signs a professional out whose approval is withdrawn, and says why (PERM-07, GUARD-34)', async () => {
  const { context, ask } = setUp('serra');
  expect(await ask()).toEqual({ status: 200, body: { signedIn: null, endedBecause: 'awaiting_approval' } });
  expect(context.session.read()).toBeNull();
});

test('says to a professional who was refused that it was a decision, and signs them out (PERM-07, PERM-08)', async () => {
  const { platform, context, ask } = setUp('rinaldi');
  const row = platform.db.users.get('pt-rinaldi');
  const manager_configuration = { ...row?.manager_configuration, autorizzazioni: 'rifiutato' };
  platform.db.users.change('pt-rinaldi', { manager_configuration });
  expect(await ask()).toEqual({ status: 200, body: { signedIn: null, endedBecause: 'approval_refused' } });
  expect(context.session.read()).toBeNull();
});

test.each([
  ['is away', 'status-500', 503],
  ['cannot be read', 'html-page', 502],
] as const)('keeps everybody signed in while the platform %s (LEG-03)', async (_name, fault, status) => {
  const { platform, context, ask } = setUp('giulia');
  platform.faults.set('session', [fault]);
  expect(await ask()).toMatchObject({ status });
  expect(context.session.read()).not.toBeNull();
});

test('takes no input', async () => {
  expect(await setUp('giulia').ask({ user: 'pt-marco' })).toMatchObject({ status: 400 });
});
