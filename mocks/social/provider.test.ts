import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testNow } from '#mocks/start-in-vitest';
import { type PlatformServer, startPlatform } from '#mocks/start-server';

const verifier = 'v'.repeat(43);
const asked = {
  response_type: 'code',
  client_id: 'demonstration',
  redirect_uri: 'http://localhost:3000/auth/google/callback',
  state: 'the-state',
  scope: 'openid email profile',
  nonce: 'the-nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

let server: PlatformServer;

beforeEach(async () => {
  server = await startPlatform({ port: 0, now: () => testNow, scenario: 'personas-only' });
});

afterEach(() => server.close());

function open(changes: Record<string, string> = {}, provider = 'google'): Promise<Response> {
  return fetch(`${server.origin}/provider/${provider}/authorize?${new URLSearchParams({ ...asked, ...changes })}`);
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(form);
  return fetch(`${server.origin}/provider/google/${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Chooses an account and returns the address the provider redirects to. */
async function choose(account: Record<string, string>): Promise<URL> {
  const answer = await post('authorize', { asked: new URLSearchParams(asked).toString(), ...account });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

function exchange(code: string | null, changes: Record<string, string> = {}): Promise<Response> {
  const form = { grant_type: 'authorization_code', code: code ?? '', code_verifier: verifier, client_secret: 's' };
  return post('token', { ...form, client_id: asked.client_id, redirect_uri: asked.redirect_uri, ...changes });
}

interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
}

async function tokensFor(back: URL): Promise<Tokens> {
  return (await exchange(back.searchParams.get('code'))).json() as Promise<Tokens>;
}

async function profileWith(token: string, provider = 'google'): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${server.origin}/provider/${provider}/profile`, { headers });
}

test('offers the people of the demonstration, a person of one’s own, and a way to say no', async () => {
  const answer = await open();
  const page = await answer.text();
  for (const text of ['Accedi con Google', 'Giulia Moretti', 'Andrea Rinaldi', 'Un’altra persona']) {
    expect(page).toContain(text);
  }
  expect(page).toContain(`${asked.redirect_uri}?error=access_denied&amp;state=the-state`);
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;");
});

test.each([
  { redirect_uri: 'https://elsewhere.example/' },
  { redirect_uri: 'javascript:alert(1)' },
  { redirect_uri: 'http://localhost:3000/auth/facebook/callback' },
  { response_type: 'token' },
  { code_challenge_method: 'plain' },
])('refuses to lead back with %o', async (changes) => {
  const answer = await open(changes);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain('Giulia');
});

test('takes no choice from another site’s page', async () => {
  const answer = await post('authorize', { account: 'giulia' }, { origin: 'https://elsewhere.example' });
  expect(answer.status).toBe(501);
});

test('a choice is a code, which is good once for an identity with the nonce and for the profile', async () => {
  const back = await choose({ account: 'giulia' });
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([asked.redirect_uri, 'the-state']);
  const tokens = await tokensFor(back);
  const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ sub: 'giulia', nonce: 'the-nonce', aud: asked.client_id });
  expect(await (await profileWith(tokens.access_token)).json()).toMatchObject({
    email: 'giulia.moretti@example.it',
    email_verified: true,
  });
  expect((await exchange(back.searchParams.get('code'))).status).toBe(400);
});

test.each([{ code_verifier: 'w'.repeat(43) }, { redirect_uri: 'http://localhost:1/' }, { client_id: 'another' }])(
  'exchanges no code for %o',
  async (changes) => {
    const back = await choose({ account: 'giulia' });
    expect((await exchange(back.searchParams.get('code'), changes)).status).toBe(400);
  },
);

test('a person of one’s own may keep the e-mail to themselves', async () => {
  const back = await choose({ firstName: 'Ada', lastName: 'Riva', email: '' });
  const { access_token } = await tokensFor(back);
  const profile = await (await profileWith(access_token)).json();
  expect(profile).toMatchObject({ given_name: 'Ada', family_name: 'Riva' });
  expect(profile).not.toHaveProperty('email');
});

test('tells a profile to nobody without a token', async () => {
  expect((await profileWith('guess')).status).toBe(401);
});
