import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import { type SocialProvider, socialProvider } from '#contracts/login/login.api';
import { html } from '#mocks/console/html';
import { isCrossSite } from '#mocks/console/is-cross-site';
import { pageResponse, redirectTo } from '#mocks/console/page';
import type { Platform } from '#mocks/platform';
import { accountFrom, type SocialAccount } from '#mocks/social/accounts';
import { createHandouts, type SocialGrant } from '#mocks/social/grants';
import { signInPage } from '#mocks/social/sign-in-page';

const lifetimeSeconds = 3600;

/** The identity token of a sign-in, in Google's form; its signature is not real. */
function identityToken({ id, email }: SocialAccount, { clientId, nonce }: SocialGrant, now: Instant): string {
  const issuedAt = secondsFromInstant(now);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: id,
    email,
    nonce,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => base64Url(JSON.stringify(part)));
  return [...parts, base64Url('demonstration')].join('.');
}

/** A text or bytes in base64url. */
function base64Url(content: string | Uint8Array): string {
  return Buffer.from(content).toString('base64url');
}

/** Answers requests to a provider; undefined for the rest. */
export type Providers = (request: Request) => Promise<Response | undefined>;

const address = /^\/provider\/([a-z]+)\/(authorize|token|profile)$/;

/**
 * The two providers of the demonstration: a page on which to choose an account, codes that are valid once, and
 * profiles.
 */
export function createProviders(platform: Platform): Providers {
  const codes = createHandouts<SocialGrant>();
  const tokens = createHandouts<SocialAccount>();

  function authorize(provider: SocialProvider, query: URLSearchParams, form?: URLSearchParams): Response {
    const redirectUri = redirectUriIn(provider, query);
    if (!redirectUri || query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256') {
      return pageResponse('Non si può fare', html`<section><p>La richiesta non si capisce.</p></section>`, 400);
    }
    const leadBack = (answer: Record<string, string>) => ledBack(redirectUri, { ...answer, state: query.get('state') });
    if (!form) {
      const refusal = leadBack({ error: 'access_denied' });
      return signInPage(platform, { provider, query: query.toString(), redirectUri, refusal });
    }
    const code = codes.give({
      provider,
      account: accountFrom(platform, form),
      clientId: query.get('client_id') ?? '',
      redirectUri: redirectUri.href,
      codeChallenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
    });
    return redirectTo(leadBack({ code }));
  }

  async function exchange(provider: SocialProvider, form: URLSearchParams): Promise<Response> {
    const grant = codes.take(form.get('code') ?? '');
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '');
    const challenge = base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', verifier)));
    const isGood =
      grant?.provider === provider &&
      grant.clientId === form.get('client_id') &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.codeChallenge === challenge &&
      form.get('client_secret');
    if (!isGood) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const token = { access_token: tokens.give(grant.account), token_type: 'Bearer', expires_in: 3600 };
    const identity = provider === 'google' ? { id_token: identityToken(grant.account, grant, platform.now()) } : {};
    return Response.json({ ...token, ...identity });
  }

  function profile(provider: SocialProvider, request: Request): Response {
    const account = tokens.take(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '');
    return account
      ? Response.json(profileOf(provider, account))
      : Response.json({ error: 'invalid_token' }, { status: 401 });
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, name, page] = address.exec(pathname) ?? [];
    const { data: provider } = socialProvider.safeParse(name);
    if (!provider) return undefined;
    if (page === 'profile') return profile(provider, request);
    if (request.method === 'GET') return page === 'authorize' ? authorize(provider, searchParams) : undefined;
    if (request.method !== 'POST' || isCrossSite(request)) return undefined;
    const form = new URLSearchParams(await request.text());
    if (page === 'token') return exchange(provider, form);
    return authorize(provider, new URLSearchParams(form.get('asked') ?? ''), form);
  };
}

/**
 * The address the application asked to return to: one of its own pages for this provider, on any host; undefined
 * otherwise.
 */
function redirectUriIn(provider: SocialProvider, query: URLSearchParams): URL | undefined {
  const url = URL.parse(query.get('redirect_uri') ?? '');
  const isOurs = url?.pathname === `/auth/${provider}/callback` && ['http:', 'https:'].includes(url.protocol);
  return url && isOurs ? url : undefined;
}

function ledBack(redirectUri: URL, answer: Record<string, string | null>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The profile of an account in the form of the provider. */
function profileOf(provider: SocialProvider, { id, firstName, lastName, email }: SocialAccount): unknown {
  const name = `${firstName} ${lastName}`;
  const mail = email === '' ? {} : { email };
  if (provider === 'facebook') return { id, name, ...mail, first_name: firstName, last_name: lastName };
  return { sub: id, name, ...mail, email_verified: true, given_name: firstName, family_name: lastName };
}
