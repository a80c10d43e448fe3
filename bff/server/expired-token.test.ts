import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { type FakePlatform, json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig, testNow } from '#bff/server/testing/test-app';
import { appointmentsApi } from '#contracts/appointments/appointments.api';
import { appointmentsExamples } from '#contracts/appointments/appointments.examples';
import { operations } from '#contracts/operations';
import { sessionFor } from '#mocks/start-in-vitest';

type App = Awaited<ReturnType<typeof buildTestApp>>;

/** A platform that no longer knows any token. */
const forgetful = json({ error: 'TOKEN_NOT_VALID' });
const sessionPath = '/appserver/endpoint.php/session';

let platform: FakePlatform;
let app: App;

beforeEach(async () => {
  platform = await startFakePlatform(forgetful);
  app = await buildTestApp({ operations, handlers, config: testConfig({ platform: platform.url }) });
});

afterEach(async () => {
  await app.close();
  await platform.close();
});

const unauthenticated = [401, 'unauthenticated'];

async function outcomeOf(request: ReturnType<App['inject']> | Promise<Awaited<ReturnType<App['inject']>>>) {
  const { statusCode, json: body } = await request;
  return [statusCode, body().code];
}

const questionsOfTheToken = () => platform.seen.filter(({ url }) => url === sessionPath).length;

test('however many calls meet a forgotten token at once, each is told that nobody is signed in', async () => {
  const refuse: (() => void)[] = [];
  const allAsked = Promise.withResolvers<void>();
  platform.answering = (response, request) => {
    if (!request.url.endsWith('/chats')) return forgetful(response, request);
    refuse.push(() => forgetful(response, request));
    // The queries of one user share their readings.
    allAsked.resolve();
  };
  const cookies = cookieOf(app, sessionOfGiulia());
  const late = Array.from({ length: 20 }, () => app.inject(callOf('chat/list-conversations', {}, { cookies })));
  await allAsked.promise;
  const early = Array.from({ length: 40 }, () => app.inject(callOf('appointments/list-appointments', {}, { cookies })));
  expect(await Promise.all(early.map(outcomeOf))).toEqual(Array(40).fill(unauthenticated));
  const questions = questionsOfTheToken();
  for (const answer of refuse) answer();
  expect(await Promise.all(late.map(outcomeOf))).toEqual(Array(20).fill(unauthenticated));
  expect(questionsOfTheToken(), 'the session has ended: nobody asks whose token it was').toBe(questions);
});

test.each([
  { url: '/files/chat/chat-giulia-rinaldi/foto.png', session: sessionOfGiulia() },
  { url: '/files/own/carta.pdf', session: sessionFor('rinaldi', testNow) },
  { url: '/files/invoice/fattura.pdf', session: sessionOfGiulia() },
])('a file asked for with a forgotten token ends the session: $url', async ({ url, session }) => {
  const cookies = cookieOf(app, session);
  const files = Array.from({ length: 12 }, () => app.inject({ url, cookies }));
  expect(await Promise.all(files.map(outcomeOf))).toEqual(Array(12).fill(unauthenticated));
  const before = platform.seen.length;
  expect(await outcomeOf(app.inject(callOf('login/keep-session', {}, { cookies })))).toEqual(unauthenticated);
  expect(platform.seen).toHaveLength(before);
});

test('a file refused for another reason keeps its reader signed in', async () => {
  const cookies = cookieOf(app, sessionOfGiulia());
  platform.answering = (response, request) => {
    const known = json({ user: { public_token: 'pt-giulia', email: 'g@example.it', public_configuration: {} } });
    (request.url === sessionPath ? known : forgetful)(response, request);
  };
  const file = app.inject({ url: '/files/chat/chat-giulia-rinaldi/foto.png', cookies });
  expect(await outcomeOf(file)).toEqual([502, 'legacy_refused']);
  expect((await app.inject(callOf('login/keep-session', {}, { cookies }))).statusCode).toBe(200);
});

test('acts that waited for each other while the token was forgotten fail for their callers alone', async () => {
  const cookies = cookieOf(app, sessionFor('rinaldi', testNow));
  const keys = ['bookAppointment', 'moveAppointment', 'cancelAppointment'] as const;
  const inputs = keys.flatMap((key) =>
    Array(3).fill({ name: appointmentsApi[key].name, one: appointmentsExamples[key].professional }),
  );
  const outcomes = inputs.map(({ name, one }) => outcomeOf(app.inject(callOf(name, one, { cookies }))));
  expect(await Promise.all(outcomes)).toEqual(inputs.map(() => unauthenticated));
});
