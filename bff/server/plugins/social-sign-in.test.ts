import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessToken, challengeOf, giuliaAtProvider } from '#bff/server/testing/fake-provider';
import { cookieOf, cookiesSetBy, sessionOfGiulia } from '#bff/server/testing/signed-in';
import {
  fromOurPage,
  fromProvider,
  opensSession,
  refused,
  type SocialJourney,
  startSocialJourney,
} from '#bff/server/testing/social-journey';
import { callOf, testConfig, testNow, testOrigin } from '#bff/server/testing/test-app';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { createTestPlatform } from '#mocks/start-in-vitest';

const dashboard = '/#/dashboard';
const stateCookie = '__Host-ascolto-social';
const sessionCookie = '__Host-ascolto';

let journey: SocialJourney;

beforeEach(async () => {
  journey = await startSocialJourney(createTestPlatform().transport);
});

async function signedInAs(answer: LightMyRequestResponse): Promise<string | null> {
  const cookies = cookiesSetBy(answer);
  const session = await journey.app.inject(callOf('login/current-session', {}, { cookies }));
  return session.json().signedIn?.user.token ?? null;
}

describe('leaving for the provider', () => {
  test.each([
    { name: 'google' as const, scope: 'openid email profile', id: 'SOCIAL-01' },
    { name: 'facebook' as const, scope: 'email public_profile', id: 'SOCIAL-02' },
  ])('asks $name for “$scope” and a code proved by the asker, and nothing else ($id)', async ({ name, scope }) => {
    const { asked } = await journey.begin(name);
    expect(asked.origin + asked.pathname).toBe(`${journey.provider.server.url}/${name}/authorize`);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(asked.searchParams);
    expect(rest).toEqual({
      response_type: 'code',
      client_id: `client-of-${name}`,
      redirect_uri: `${testOrigin}/auth/${name}/callback`,
      scope,
      code_challenge_method: 'S256',
    });
    expect([state, code_challenge].every((value) => (value ?? '').length >= 40)).toBe(true);
    expect(nonce !== undefined).toBe(name === 'google');
  });

  test('remembers the flow for ten minutes in a sealed cookie that comes back from another site', async () => {
    const answer = await journey.app.inject({ url: '/auth/google', headers: fromOurPage });
    const [cookie, ...others] = answer.cookies;
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      ...{ name: stateCookie, path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 600 },
    });
    const state = new URL(String(answer.headers.location)).searchParams.get('state') ?? '';
    expect(cookie?.value).not.toContain(state);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('each flow has a state, a proof and a nonce of its own', async () => {
    const [one, other] = [await journey.begin(), await journey.begin()];
    for (const name of ['state', 'code_challenge', 'nonce']) {
      expect(one.asked.searchParams.get(name)).not.toBe(other.asked.searchParams.get(name));
    }
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'image' },
  ])('begins nothing for another site’s page or a part of a page: %o', async (headers) => {
    const answer = await journey.app.inject({ url: '/auth/google', headers: { ...fromOurPage, ...headers } });
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
  });

  test('begins for a browser that does not say which site asks', async () => {
    const answer = await journey.app.inject('/auth/google');
    expect(answer.statusCode).toBe(302);
    expect(answer.cookies).toMatchObject([{ name: stateCookie }]);
  });

  test.each(['/auth/twitter', '/auth/constructor', '/auth/twitter/callback', '/auth/', '/auth/google/elsewhere'])(
    'a provider nobody knows is not found: %s (SOCIAL-12)',
    async (url) => {
      const answer = await journey.app.inject({ url, headers: fromOurPage });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('not_found');
    },
  );

  test('leads back where the operator has configured no provider (SOCIAL-13)', async () => {
    await journey.restart({ social: {} });
    expect(journey.outcome(await journey.app.inject({ url: '/auth/google', headers: fromOurPage }))).toEqual(
      refused('not_configured'),
    );
  });

  test('whoever is signed in already is led to the dashboard', async () => {
    const cookies = cookieOf(journey.app, sessionOfGiulia());
    const answer = await journey.app.inject({ url: '/auth/google', headers: fromOurPage, cookies });
    expect(answer.headers.location).toBe(dashboard);
    expect(answer.cookies).toEqual([]);
  });
});

describe('coming back', () => {
  test('signs in the patient the provider vouches for, with the proof it was asked for (SOCIAL-06, SOCIAL-07)', async () => {
    const begun = await journey.begin();
    const answer = await journey.comeBack(begun);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, dashboard]);
    expect(await signedInAs(answer)).toBe('pt-giulia');
    const form = journey.provider.exchanged();
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'a-code',
      redirect_uri: `${testOrigin}/auth/google/callback`,
      client_id: 'client-of-google',
      client_secret: 'secret-of-google',
    });
    expect(challengeOf(form.get('code_verifier') ?? '')).toBe(begun.asked.searchParams.get('code_challenge'));
  });

  test('the session is like that of a log-in: sealed, Strict, for as long as the browser is open', async () => {
    const answer = await journey.comeBack(await journey.begin());
    const [cookie] = answer.cookies.filter(({ name }) => name === sessionCookie);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('opens an account for a new e-mail, which has agreed to nothing yet (SOCIAL-07)', async () => {
    const begun = await journey.begin();
    journey.provider.profile = { ...giuliaAtProvider, email: 'nuova.persona@example.it', given_name: 'Nuova' };
    const answer = await journey.comeBack(begun);
    const session = await journey.app.inject(callOf('login/current-session', {}, { cookies: cookiesSetBy(answer) }));
    expect(session.json().signedIn.user).toMatchObject({
      email: 'nuova.persona@example.it',
      firstName: 'Nuova',
      userType: 'patient',
    });
    expect(session.json().signedIn.user.missingConsents).not.toEqual([]);
  });

  test('reads of Facebook the fields a profile is made of, with the access token (SOCIAL-03)', async () => {
    const answer = await journey.comeBack(await journey.begin('facebook'), {}, 'facebook');
    expect(await signedInAs(answer)).toBe('pt-giulia');
    const asked = journey.provider.server.seen.find(({ url }) => url.startsWith('/facebook/profile'));
    expect(asked?.url).toBe('/facebook/profile?fields=name%2Cemail%2Cpicture%2Cfirst_name%2Clast_name');
    expect(asked?.headers.authorization).toBe(`Bearer ${accessToken}`);
  });

  test('tells the provider nothing of the browser', async () => {
    const begun = await journey.begin();
    await journey.app.inject({
      url: `/auth/google/callback?code=a-code&state=${begun.asked.searchParams.get('state')}`,
      cookies: { ...begun.cookies, other: 'cookie' },
      headers: { ...fromProvider, 'user-agent': 'a browser', 'x-forwarded-for': '203.0.113.9', referer: testOrigin },
    });
    const seen = JSON.stringify(journey.provider.server.seen.map(({ headers }) => headers));
    expect(journey.provider.server.seen).toHaveLength(2);
    expect(['cookie', 'a browser', '203.0.113.9', 'referer', testOrigin].filter((part) => seen.includes(part))).toEqual(
      [],
    );
  });

  test('lets no professional in: this way is for patients alone', async () => {
    const begun = await journey.begin();
    journey.provider.profile = { ...giuliaAtProvider, email: 'andrea.rinaldi@example.it' };
    const answer = await journey.comeBack(begun);
    expect(journey.outcome(answer)).toEqual(refused('not_a_patient', 'rifiutato'));
    expect(opensSession(answer)).toBe(false);
  });

  test.each([
    ['no state', { state: undefined }, 'state_wrong', 'errore'],
    ['a state of somebody else', { state: 'x'.repeat(43) }, 'state_wrong', 'errore'],
    ['no code: nobody signed in there', { code: undefined }, 'not_signed_in', 'rifiutato'],
    ['a person who said no', { code: undefined, error: 'access_denied' }, 'not_signed_in', 'rifiutato'],
    ['an error beside a code', { error: 'access_denied' }, 'not_signed_in', 'rifiutato'],
  ])('refuses %s, and asks the provider nothing (SOCIAL-12)', async (_name, changes, reason, esito) => {
    const answer = await journey.comeBack(await journey.begin(), changes);
    expect(journey.outcome(answer)).toEqual(refused(reason, esito));
    expect(opensSession(answer)).toBe(false);
    expect(journey.provider.server.seen).toEqual([]);
  });

  test.each([
    ['no cookie', () => undefined],
    ['nonsense in the cookie', () => 'nonsense'],
    ['a session in the cookie', () => cookieOf(journey.app, sessionOfGiulia())[sessionCookie]],
  ])('refuses a browser with %s: it began nothing here', async (_name, cookie) => {
    const { asked } = await journey.begin();
    const value = cookie();
    const answer = await journey.comeBack({ asked, cookies: value === undefined ? {} : { [stateCookie]: value } });
    expect(journey.outcome(answer)).toEqual(refused('state_missing'));
    expect(opensSession(answer)).toBe(false);
  });

  test('refuses the flow of one provider at the other’s address', async () => {
    const answer = await journey.comeBack(await journey.begin('facebook'), {}, 'google');
    expect(journey.outcome(answer)).toEqual(refused('state_wrong'));
  });

  test('a sealed flow opens no session', async () => {
    const { cookies } = await journey.begin();
    const sealed = cookies[stateCookie] ?? '';
    const session = await journey.app.inject(
      callOf('login/current-session', {}, { cookies: { [sessionCookie]: sealed } }),
    );
    expect(session.json().signedIn).toBeNull();
  });

  test('is in time for ten minutes, and not after', async () => {
    const [inTime, late] = [await journey.begin(), await journey.begin()];
    journey.now = shiftInstant(testNow, 10 * minuteMs - 1);
    journey.provider.nonce = inTime.asked.searchParams.get('nonce') ?? '';
    expect((await journey.comeBack(inTime)).headers.location).toBe(dashboard);
    journey.now = shiftInstant(testNow, 10 * minuteMs);
    expect(journey.outcome(await journey.comeBack(late))).toEqual(refused('state_expired'));
  });

  test('is good once, whoever has kept a copy of cookie and address, also after a restart', async () => {
    const begun = await journey.begin();
    const { signedOutFile } = testConfig();
    await journey.restart({ signedOutFile });
    const first = await journey.comeBack(begun);
    expect(first.headers.location).toBe(dashboard);
    expect(first.cookies).toContainEqual(expect.objectContaining({ name: stateCookie, value: '' }));
    expect(journey.outcome(await journey.comeBack(begun))).toEqual(refused('state_used'));
    await journey.restart({ signedOutFile });
    journey.log.lines.length = 0;
    expect(journey.outcome(await journey.comeBack(begun))).toEqual(refused('state_used'));
  });

  test('takes the flow’s cookie away, whatever came of it', async () => {
    const answer = await journey.comeBack(await journey.begin(), { code: undefined });
    expect(answer.cookies).toMatchObject([{ name: stateCookie, value: '', path: '/', secure: true }]);
  });

  test.each([{ 'sec-fetch-mode': 'cors' }, { 'sec-fetch-dest': 'iframe' }])(
    'opens no session for a part of a page: %o',
    async (headers) => {
      const { cookies, asked } = await journey.begin();
      const url = `/auth/google/callback?code=a-code&state=${asked.searchParams.get('state')}`;
      const answer = await journey.app.inject({ url, cookies, headers: { ...fromProvider, ...headers } });
      expect(answer.statusCode).toBe(403);
      expect(answer.cookies).toEqual([]);
    },
  );

  test('leads nowhere but to its own two addresses, whatever is added to the address', async () => {
    const elsewhere = { redirect: '//elsewhere.example', next: 'https://elsewhere.example', esito: 'x' };
    expect((await journey.comeBack(await journey.begin(), elsewhere)).headers.location).toBe(dashboard);
    const answer = await journey.comeBack(await journey.begin(), { ...elsewhere, state: 'https://elsewhere.example' });
    expect(answer.headers.location).toBe('/#/patient?social=google&esito=errore');
  });
});
