import type * as z from 'zod';
import { text, webAddress } from '#bff/server/config-fields';
import type { SocialProvider } from '#contracts/login/login.api';

/** One provider as an operator has configured it. */
export interface ProviderConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's page that asks for consent; the browser goes there. */
  readonly authorisation: string;
  /** Where the back end exchanges a code and reads the profile. */
  readonly token: string;
  readonly profile: string;
}

export type SocialConfig = Readonly<Partial<Record<SocialProvider, ProviderConfig>>>;

/** Credentials travel there: https, unless it is this machine. */
function providerAddress() {
  return webAddress().refine(isHttpsOrThisMachine, { error: 'must be https, unless it is localhost' });
}

function isHttpsOrThisMachine(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url?.hostname ?? '');
}

/** The variables of both providers, all optional: a provider without its variables is not offered. */
export const socialEnvironment = {
  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_CLIENT_SECRET: text().optional(),
  GOOGLE_AUTHORISATION_URL: providerAddress().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: providerAddress().default('https://oauth2.googleapis.com/token'),
  GOOGLE_PROFILE_URL: providerAddress().default('https://openidconnect.googleapis.com/v1/userinfo'),
  FACEBOOK_CLIENT_ID: text().optional(),
  FACEBOOK_CLIENT_SECRET: text().optional(),
  FACEBOOK_AUTHORISATION_URL: providerAddress().default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: providerAddress().default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: providerAddress().default('https://graph.facebook.com/v24.0/me'),
};

type SocialEnvironment = z.output<z.ZodObject<typeof socialEnvironment>>;

/** The missing variables of a provider that is configured only in part. `given` holds no blank values. */
export function socialFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  return ['GOOGLE', 'FACEBOOK'].flatMap((provider) => {
    const needed = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
    const isTouched = Object.keys(given).some((name) => name.startsWith(`${provider}_`) && name in socialEnvironment);
    const missing = isTouched ? needed.filter((name) => given[name] === undefined) : [];
    return missing.map((name) => `${name} is missing, while others of ${provider}_… are given`);
  });
}

/** The configured providers. */
export function socialConfigFrom(env: SocialEnvironment): SocialConfig {
  const google = provider(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, {
    authorisation: env.GOOGLE_AUTHORISATION_URL,
    token: env.GOOGLE_TOKEN_URL,
    profile: env.GOOGLE_PROFILE_URL,
  });
  const facebook = provider(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, {
    authorisation: env.FACEBOOK_AUTHORISATION_URL,
    token: env.FACEBOOK_TOKEN_URL,
    profile: env.FACEBOOK_PROFILE_URL,
  });
  return { ...(google ? { google } : {}), ...(facebook ? { facebook } : {}) };
}

function provider(
  clientId: string | undefined,
  clientSecret: string | undefined,
  addresses: Pick<ProviderConfig, 'authorisation' | 'token' | 'profile'>,
): ProviderConfig | undefined {
  return clientId && clientSecret ? { clientId, clientSecret, ...addresses } : undefined;
}
