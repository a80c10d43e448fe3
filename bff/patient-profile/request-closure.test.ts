import { expect, test } from 'vitest';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { handleRequestClosure } from '#bff/patient-profile/request-closure';
import { runOperation } from '#bff/run-operation';
import { isoFromInstant } from '#contracts/kernel/instant';
import { ownPatientProfile, requestClosure } from '#contracts/patient-profile/patient-profile.api';
import { demoPassword } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const input = { password: demoPassword };
const now = isoFromInstant(testNow);
const setUp = () => createTestPlatform({ scenario: 'personas-only' });
const ask = (platform: TestPlatform) => platform.runAs('giulia', requestClosure, handleRequestClosure, input);

async function requestedAt(platform: TestPlatform) {
  const { body } = await platform.runAs('giulia', ownPatientProfile, handleOwnPatientProfile, {});
  return (body as { value: { closureRequestedAt: string | null } }).value.closureRequestedAt;
}

test('goes to the team with who asks, and stands with its moment (HELP-18)', async () => {
  const platform = setUp();
  const { context, sent } = observeCalls(platform, 'giulia');
  const answer = await runOperation(requestClosure, handleRequestClosure, context, input);
  expect(answer).toEqual({ status: 200, body: { requestedAt: now } });
  expect(sent.filter(({ call }) => call === 'requestInfo').map(({ body }) => body)).toEqual([
    {
      nome: 'Giulia',
      cognome: 'Moretti',
      email: 'giulia.moretti@example.it',
      telefono: '+39 399 551 2098',
      messaggio: 'Chiedo la chiusura del mio account, dalla pagina «Profilo».',
      request: 'Chiusura dell’account',
      type: 'info',
      role: 'patient',
    },
  ]);
  expect(await requestedAt(platform)).toBe(now);
});

test('two presses, two tabs and a later one make one request', async () => {
  const platform = setUp();
  const contexts = [1, 2].map(() => observeCalls(platform, 'giulia'));
  const shared = contexts[0]?.context.runExclusive;
  if (!shared) throw new Error('No context.');
  const answers = await Promise.all(
    contexts.map(({ context }) =>
      runOperation(requestClosure, handleRequestClosure, { ...context, runExclusive: shared }, input),
    ),
  );
  expect(answers).toEqual([1, 2].map(() => ({ status: 200, body: { requestedAt: now } })));
  platform.advance(86_400_000);
  expect(await ask(platform)).toEqual({ status: 200, body: { requestedAt: now } });
  const requests = contexts.flatMap(({ sent }) => sent.filter(({ call }) => call === 'requestInfo'));
  expect(requests).toHaveLength(1);
});

test.each(['status-500', 'connection-lost-after'] as const)('that meets %s is not told as made', async (fault) => {
  const platform = setUp();
  platform.faults.set('requestInfo', [fault]);
  expect(await ask(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  expect(await requestedAt(platform)).toBeNull();
  platform.faults.set('requestInfo', []);
  expect(await ask(platform)).toMatchObject({ status: 200 });
});

test('that the platform refuses is told as refused, and stands nowhere', async () => {
  const platform = setUp();
  const { context } = observeCalls(platform, 'giulia', { requestInfo: { error: 'NOT_ALLOWED' } });
  const answer = await runOperation(requestClosure, handleRequestClosure, context, input);
  expect(answer).toMatchObject({ status: 422, body: { code: 'request_refused' } });
  expect(await requestedAt(platform)).toBeNull();
});

test('that has gone out and could not be noted says so, so that nobody sends it again', async () => {
  const platform = setUp();
  platform.faults.set('updateUser', ['status-500']);
  expect(await ask(platform)).toMatchObject({ status: 409, body: { code: 'sent_not_noted' } });
  expect(platform.logged).toContainEqual(expect.objectContaining({ event: 'closure_not_noted' }));
});

test('reports the request as sent when the platform refuses to note it', async () => {
  const platform = setUp();
  const { context, sentTo } = observeCalls(platform, 'giulia', { updateUser: { error: 'USER_TOO_LARGE' } });
  const answer = await runOperation(requestClosure, handleRequestClosure, context, input);
  expect(answer).toMatchObject({ status: 409, body: { code: 'sent_not_noted' } });
  expect(sentTo('requestInfo')).toHaveLength(1);
});

test('that keeps failing to be noted does not flood the team', async () => {
  const platform = setUp();
  platform.faults.set('updateUser', ['status-500']);
  const { context, sentTo } = observeCalls(platform, 'giulia');
  const press = () => runOperation(requestClosure, handleRequestClosure, context, input);
  for (let pressed = 0; pressed < 5; pressed += 1) {
    expect(await press()).toMatchObject({ status: 409, body: { code: 'sent_not_noted' } });
  }
  expect(await press()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(sentTo('requestInfo')).toHaveLength(5);
});

test('asks for the password: with another nothing goes out, and its attempts count as those of signing in', async () => {
  const platform = setUp();
  const { context, sent } = observeCalls(platform, 'giulia');
  const press = (password: string) => runOperation(requestClosure, handleRequestClosure, context, { password });
  expect(await press('')).toMatchObject({ status: 400 });
  for (let failure = 0; failure < 10; failure += 1) {
    expect(await press(`Sbagliata-${failure}`)).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  }
  expect(await press(demoPassword)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(sent.filter(({ call }) => call === 'requestInfo')).toEqual([]);
  expect(await requestedAt(platform)).toBeNull();
});

test('a record that is somebody else’s closes nobody’s account', async () => {
  const platform = setUp();
  const user = platform.db.users.get('pt-marco');
  const { context, sent } = observeCalls(platform, 'giulia', { session: { user } });
  const answer = await runOperation(requestClosure, handleRequestClosure, context, input);
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
  expect(sent.map(({ call }) => call)).not.toContain('requestInfo');
});
