import { createHash } from 'node:crypto';
import { type Answering, type FakePlatform, startFakePlatform } from '#bff/server/testing/fake-platform';
import { testNow } from '#bff/server/testing/test-app';

/** A provider on a port of its own: by default it accepts any code and knows one person. */
export interface FakeProvider {
  readonly server: FakePlatform;
  /** How it answers from now on, by the end of the address. */
  readonly answering: Record<'token' | 'profile', Answering>;
  /** The nonce of identity tokens, as requested. */
  nonce: string;
  /** How much longer identity tokens are valid. */
  identityEndsInSeconds: number;
  /** The person's profile, in the forms of Google and of Facebook. */
  profile: Record<string, unknown>;
  /** The form of the last exchange. */
  exchanged(): URLSearchParams;
}

export const giuliaAtProvider = {
  sub: 'id-giulia',
  id: 'id-giulia',
  name: 'Giulia Moretti',
  email: 'giulia.moretti@example.it',
  email_verified: true,
  picture: 'https://pictures.example/giulia.jpg',
  given_name: 'Giulia',
  family_name: 'Moretti',
  first_name: 'Giulia',
  last_name: 'Moretti',
};

export const accessToken = 'canary-access-token';

export async function startFakeProvider(): Promise<FakeProvider> {
  const provider: FakeProvider = {
    server: await startFakePlatform((response, request) => {
      const page = request.url.includes('/token') ? 'token' : 'profile';
      provider.answering[page](response, request);
    }),
    answering: {
      token: (response, { url, body }) => {
        const isGoogle = url.startsWith('/google');
        const identity = isGoogle ? { id_token: identityToken(new URLSearchParams(body), provider) } : {};
        answerJson({ access_token: accessToken, token_type: 'bearer', ...identity })(response);
      },
      profile: (response) => answerJson(provider.profile)(response),
    },
    nonce: '',
    identityEndsInSeconds: 3600,
    profile: giuliaAtProvider,
    exchanged: () => new URLSearchParams(provider.server.seen.findLast(({ url }) => url.includes('/token'))?.body),
  };
  return provider;
}

/** Answers JSON as providers do. */
export function answerJson(value: unknown, status = 200): (response: Parameters<Answering>[0]) => void {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
}

/** The challenge that proves a verifier (PKCE). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function identityToken(form: URLSearchParams, { nonce, identityEndsInSeconds }: FakeProvider): string {
  const now = testNow / 1000;
  const claims = {
    ...{ iss: 'https://accounts.google.com', aud: form.get('client_id'), sub: 'id-giulia', nonce },
    ...{ iat: now, exp: now + identityEndsInSeconds },
  };
  const [header, payload] = [{ alg: 'RS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  return `${header?.toString('base64url')}.${payload?.toString('base64url')}.canary-signature`;
}
