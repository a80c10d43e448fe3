import * as oauth from 'oauth4webapi';
import type { ProviderHttp } from '#bff/server/social/provider-http';
import type { ProviderConfig } from '#bff/server/social/social-config';
import type { SocialFlow } from '#bff/server/social/social-state';
import type { SocialCredential } from '#bff/social/sign-in-with-profile';
import { type SocialProfile, socialProfileFrom } from '#bff/social/social-profile';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';
import type { Instant } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';

interface ProviderManners {
  /** The issuer the provider signs with. */
  readonly issuer: string;
  readonly scope: string;
  /** Whether it identifies the person with an identity token, which carries our nonce. */
  readonly isOpenId: boolean;
  /** The profile fields to ask for, where the provider needs them named. */
  readonly profileFields?: string;
}

/** How the two providers differ. */
const providerManners: Readonly<Record<SocialProvider, ProviderManners>> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile', isOpenId: true },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'email public_profile',
    isOpenId: false,
    profileFields: 'name,email,picture,first_name,last_name',
  },
};

/** One configured provider, and what a request to it needs. */
export interface ProviderClientDeps {
  readonly provider: SocialProvider;
  readonly config: ProviderConfig;
  readonly http: ProviderHttp;
  /** Our own page to which the provider redirects back. */
  readonly redirectUri: string;
  readonly now: () => Instant;
}

/** The address of the provider's page that asks for consent, for one flow. */
export async function authorisationAddress(deps: ProviderClientDeps, flow: SocialFlow): Promise<string> {
  const { config, provider, redirectUri } = deps;
  const { scope, isOpenId } = providerManners[provider];
  const address = new URL(config.authorisation);
  const asked = {
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: redirectUri,
    scope,
    state: flow.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(isOpenId ? { nonce: flow.nonce } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Exchanges the provider's redirect for the person's profile. Every failure is a `SocialSignInFailed`: a wrong state, a
 * declined sign-in, a refused code, a provider that is away or answers something else.
 */
export async function vouchedProfile(
  deps: ProviderClientDeps,
  flow: SocialFlow,
  ledBackWith: URLSearchParams,
): Promise<{ readonly profile: SocialProfile; readonly credential: SocialCredential }> {
  try {
    const tokens = await exchangeCode(deps, flow, ledBackWith);
    const profile = socialProfileFrom(deps.provider, await readProfile(deps, tokens.access_token));
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (claims && claims.sub !== profile.id) throw new Error('The profile is not that of whom the token names.');
    const credential = tokens.id_token ? { idToken: tokens.id_token } : { authToken: tokens.access_token };
    return { profile, credential };
  } catch (failure) {
    // The library's message may quote an answer: none of it is kept.
    throw failure instanceof SocialSignInFailed ? failure : new SocialSignInFailed('provider_unreadable');
  }
}

async function exchangeCode(
  { provider, config, http, redirectUri, now }: ProviderClientDeps,
  flow: SocialFlow,
  ledBackWith: URLSearchParams,
): Promise<oauth.TokenEndpointResponse> {
  if (ledBackWith.has('error') || !ledBackWith.get('code')) throw new SocialSignInFailed('not_signed_in');
  const { issuer, isOpenId } = providerManners[provider];
  const server = { issuer, token_endpoint: config.token };
  // The library reads the clock itself: this is its difference from ours, in seconds.
  const client = { client_id: config.clientId, [oauth.clockSkew]: Math.round((now() - Date.now()) / 1000) };
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(config.clientSecret),
    oauth.validateAuthResponse(server, client, ledBackWith, flow.state),
    redirectUri,
    flow.verifier,
    // The configuration has already checked the address: https, or this machine.
    { [oauth.customFetch]: http.send, [oauth.allowInsecureRequests]: true },
  );
  if (answer.status >= 400) throw new SocialSignInFailed('code_refused');
  const expected = isOpenId ? { expectedNonce: flow.nonce, requireIdToken: true } : {};
  return oauth.processAuthorizationCodeResponse(server, client, answer, expected);
}

async function readProfile({ provider, config, http }: ProviderClientDeps, accessToken: string): Promise<unknown> {
  const address = new URL(config.profile);
  const { profileFields } = providerManners[provider];
  if (profileFields) address.searchParams.set('fields', profileFields);
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
  const answer = await http.send(address.href, { headers });
  if (answer.status !== 200) throw new SocialSignInFailed('provider_unreadable');
  return answer.json();
}
