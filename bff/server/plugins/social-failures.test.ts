import { beforeEach, describe, expect, test } from 'vitest';
import { type Answering, cutConnection, htmlPage } from '#bff/server/testing/fake-platform';
import { accessToken, answerJson, giuliaAtProvider } from '#bff/server/testing/fake-provider';
import {
  fromOurPage,
  opensSession,
  refused,
  type SocialJourney,
  startSocialJourney,
} from '#bff/server/testing/social-journey';
import type { Fault } from '#mocks/engine/faults';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

let platform: TestPlatform;
let journey: SocialJourney;

beforeEach(async () => {
  platform = createTestPlatform();
  journey = await startSocialJourney(platform.transport);
});

describe('a provider that has a bad day', () => {
  const redirect: Answering = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  const endless: Answering = (response) => response.end(`{"sub":"${'x'.repeat(70_000)}"}`);
  const secret = { access_token: accessToken, token_type: 'bearer' };

  test.each([
    ['token', 'refuses the code', answerJson({ error: 'invalid_grant' }, 400), 'code_refused', 'rifiutato'],
    ['token', 'refuses the client', answerJson({ error: 'invalid_client' }, 401), 'code_refused', 'rifiutato'],
    ['token', 'answers a page', htmlPage(), 'provider_unreadable', 'errore'],
    ['token', 'is not well', htmlPage(500), 'provider_unavailable', 'errore'],
    ['token', 'cuts the connection', cutConnection, 'provider_unavailable', 'errore'],
    ['token', 'leads elsewhere', redirect, 'provider_unreadable', 'errore'],
    ['token', 'answers without end', endless, 'provider_unreadable', 'errore'],
    ['token', 'gives no token', answerJson({ token_type: 'bearer' }), 'provider_unreadable', 'errore'],
    ['token', 'gives no identity', answerJson(secret), 'provider_unreadable', 'errore'],
    ['profile', 'answers a page', htmlPage(), 'provider_unreadable', 'errore'],
    ['profile', 'is not well', htmlPage(503), 'provider_unavailable', 'errore'],
    ['profile', 'cuts the connection', cutConnection, 'provider_unavailable', 'errore'],
    ['profile', 'refuses the token', answerJson({ error: 'x' }, 401), 'provider_unreadable', 'errore'],
    ['profile', 'leads elsewhere', redirect, 'provider_unreadable', 'errore'],
    ['profile', 'answers without end', endless, 'provider_unreadable', 'errore'],
    ['profile', 'names nobody', answerJson({ email: 'giulia.moretti@example.it' }), 'provider_unreadable', 'errore'],
    [
      ...(['profile', 'names somebody else'] as const),
      answerJson({ ...giuliaAtProvider, sub: 'id-marco' }),
      ...(['provider_unreadable', 'errore'] as const),
    ],
  ] satisfies ['token' | 'profile', string, Answering, string, string][])(
    'opens no session when its %s page %s, and logs the reason alone (SOCIAL-11)',
    async (page, _what, answering, reason, esito) => {
      const begun = await journey.begin();
      journey.provider.answering[page] = answering;
      const answer = await journey.comeBack(begun);
      expect(journey.outcome(answer)).toEqual(refused(reason, esito));
      expect(opensSession(answer)).toBe(false);
    },
  );

  test('opens no session for an identity that was not asked for here', async () => {
    const begun = await journey.begin();
    journey.provider.nonce = 'a nonce of somebody else';
    expect(journey.outcome(await journey.comeBack(begun))).toEqual(refused('provider_unreadable'));
  });

  test('opens no session for an identity that is no longer good', async () => {
    const begun = await journey.begin();
    journey.provider.identityEndsInSeconds = -60;
    expect(journey.outcome(await journey.comeBack(begun))).toEqual(refused('provider_unreadable'));
  });

  test.each([
    ['google', 'without an e-mail', { email: undefined }, 'email_missing'],
    ['google', 'with an e-mail that is none', { email: 'giulia' }, 'email_missing'],
    ['google', 'with an e-mail it has not verified', { email_verified: false }, 'email_unverified'],
    ['google', 'with an e-mail it says nothing of', { email_verified: undefined }, 'email_unverified'],
    ['facebook', 'without an e-mail', { email: undefined }, 'email_missing'],
  ] as const)('opens no session for somebody at %s %s', async (name, _what, changes, reason) => {
    const begun = await journey.begin(name);
    journey.provider.profile = { ...giuliaAtProvider, ...changes };
    const answer = await journey.comeBack(begun, {}, name);
    expect(journey.outcome(answer)).toEqual(refused(reason, 'rifiutato', name));
    expect(opensSession(answer)).toBe(false);
  });
});

test.each([
  ['status-500', 'platform_failed'],
  ['html-page', 'platform_failed'],
  ['connection-lost-after', 'platform_failed'],
] satisfies [Fault, string][])('leads back when the platform fails: %s', async (fault, reason) => {
  platform.faults.set('socialLogin', [fault]);
  const answer = await journey.comeBack(await journey.begin());
  expect(journey.outcome(answer)).toEqual(refused(reason));
  expect(opensSession(answer)).toBe(false);
});

test('no secret, token, code, state or person is ever logged or answered', async () => {
  const begun = await journey.begin();
  const state = begun.asked.searchParams.get('state') ?? '';
  const answers: unknown[] = [];
  for (const answering of [
    answerJson({ error: accessToken }, 400),
    htmlPage(),
    cutConnection,
    journey.provider.answering.token,
  ]) {
    const again = await journey.begin();
    journey.provider.answering.token = answering;
    const answer = await journey.comeBack(again);
    answers.push(answer.headers, answer.body);
  }
  const verifier = journey.provider.exchanged().get('code_verifier') ?? '';
  const written = journey.log.lines.join('') + JSON.stringify(answers);
  expect(journey.log.lines.length).toBeGreaterThan(5);
  const secrets = ['canary', 'secret-', 'a-code', 'giulia.moretti', 'Moretti', 'id-giulia', state, verifier];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});

test('counts like any call: a minute’s worth and no more', async () => {
  await journey.restart({ callsPerMinute: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) {
    statuses.push((await journey.app.inject({ url: '/auth/google', headers: fromOurPage })).statusCode);
  }
  expect(statuses).toEqual([302, 302, 429]);
});
