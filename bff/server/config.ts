import * as z from 'zod';
import type { SupportContacts } from '#bff/context';
import { BootRefused } from '#bff/server/boot-refused';
import {
  addressList,
  base64Keys,
  commaList,
  emailAddress,
  internationalNumber,
  legacyPaths,
  origin,
  redisAddress,
  switchedOn,
  text,
  webAddress,
  wholeNumber,
} from '#bff/server/config-fields';
import { type SocialConfig, socialConfigFrom, socialEnvironment, socialFaults } from '#bff/server/social/social-config';
import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

const environment = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  HOST: text().default('127.0.0.1'),
  PUBLIC_ORIGIN: origin(),
  TRUST_PROXY: addressList().default([]),
  SESSION_KEYS: base64Keys(),
  SIGNED_OUT_FILE: text(),
  REDIS_URL: redisAddress().optional(),
  LEGACY_APPSERVER_URL: webAddress(),
  LEGACY_PHP_URL: webAddress(),
  LEGACY_MEDIA_URL: webAddress(),
  LEGACY_BACKEND_URL: webAddress(),
  LEGACY_PUBLIC_TOKEN: text(),
  LEGACY_AUTOCOMPLETE_KEY: text(),
  LEGACY_ADMIN_TOKENS: commaList(),
  LEGACY_PATHS: legacyPaths().default({}),
  INCLUDE_MESSAGE_TEXT: switchedOn().default(false),
  SUPPORT_WHATSAPP: internationalNumber().optional(),
  SUPPORT_EMAIL_PATIENTS: emailAddress().optional(),
  SUPPORT_EMAIL_PROFESSIONALS: emailAddress().optional(),
  ...socialEnvironment,
  SPA_FOLDER: z.string().default('dist'),
  CALLS_PER_MINUTE: wholeNumber({ min: 1, max: 100_000_000 }).default(300),
  DIRECTORY_REFRESH_SECONDS: wholeNumber({ min: 1, max: 60 }).default(30),
  MISSED_FIELDS_MINUTES: wholeNumber({ min: 0, max: 60 }).default(10),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 60 }).default(5),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a level of the log' })
    .default('info'),
});

/** Every variable that `readConfig` reads. */
export const configNames: readonly string[] = Object.keys(environment.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin browsers use: operations accept no other. */
  readonly publicOrigin: string;
  /** The proxies that are trusted to state the client address. */
  readonly trustProxy: readonly string[];
  /** The first key seals, all keys open; 32 bytes each. */
  readonly sessionKeys: readonly Buffer[];
  readonly signedOutFile: string;
  /** The Redis that several processes share; undefined when this one is alone. */
  readonly redisUrl: string | undefined;
  /**
   * Whether sessions are in a cookie that plain http can carry: for the demonstration on an address of the local
   * network.
   */
  readonly plainHttpCookie: boolean;
  readonly legacy: {
    readonly bases: Readonly<Record<LegacyBase, string>>;
    readonly paths: Readonly<Record<string, string>>;
    readonly publicToken: string;
    readonly autocompleteKey: string;
    readonly adminTokens: readonly string[];
  };
  readonly includeMessageText: boolean;
  /** Where the team can be reached, as far as an operator has said. */
  readonly supportContacts: SupportContacts;
  /** The providers patients may sign in with. */
  readonly social: SocialConfig;
  /** The folder of the built SPA; undefined when another server serves it. */
  readonly spaFolder: string | undefined;
  /** Calls per minute of one user, or of one address without a session. */
  readonly callsPerMinute: number;
  /** How old the directory of professionals may be before the platform is asked again. */
  readonly directoryRefreshSeconds: number;
  /** How long a user is not written back without what was there before. */
  readonly missedFieldsMinutes: number;
  /** How long a stopping server reports that it is not ready before it closes. */
  readonly drainSeconds: number;
  readonly logLevel: string;
}

/** The environment is not a valid configuration. The message lists every fault by variable, without values. */
export class ConfigRefused extends BootRefused {
  constructor(faults: readonly string[]) {
    super(['The server cannot start. To be put right in the environment:', ...faults].join('\n  - '));
  }
}

/**
 * Reads the whole configuration, or throws `ConfigRefused` with every fault at once. A blank value counts as missing.
 * `plainHttpAllowed` is for the demonstration only: it accepts an http origin other than this machine.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { plainHttpAllowed = false }: { plainHttpAllowed?: boolean } = {},
): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name === 'SPA_FOLDER' || (value ?? '').trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  faults.push(...socialFaults(given));
  const isPlain = needsPlainCookie(env['PUBLIC_ORIGIN']);
  if (isPlain && !plainHttpAllowed) faults.push('PUBLIC_ORIGIN must be https, unless it is localhost');
  if (!parsed.success || faults.length > 0) throw new ConfigRefused(faults);
  return configFrom(parsed.data, isPlain);
}

function configFrom(env: z.output<typeof environment>, plainHttpCookie: boolean): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    sessionKeys: env.SESSION_KEYS,
    signedOutFile: env.SIGNED_OUT_FILE,
    redisUrl: env.REDIS_URL,
    plainHttpCookie,
    legacy: {
      bases: {
        appserver: env.LEGACY_APPSERVER_URL,
        php: env.LEGACY_PHP_URL,
        media: env.LEGACY_MEDIA_URL,
        backend: env.LEGACY_BACKEND_URL,
      },
      paths: env.LEGACY_PATHS,
      publicToken: env.LEGACY_PUBLIC_TOKEN,
      autocompleteKey: env.LEGACY_AUTOCOMPLETE_KEY,
      adminTokens: env.LEGACY_ADMIN_TOKENS,
    },
    includeMessageText: env.INCLUDE_MESSAGE_TEXT,
    supportContacts: {
      whatsapp: env.SUPPORT_WHATSAPP,
      patientsEmail: env.SUPPORT_EMAIL_PATIENTS,
      professionalsEmail: env.SUPPORT_EMAIL_PROFESSIONALS,
    },
    social: socialConfigFrom(env),
    spaFolder: env.SPA_FOLDER.trim() || undefined,
    callsPerMinute: env.CALLS_PER_MINUTE,
    directoryRefreshSeconds: env.DIRECTORY_REFRESH_SECONDS,
    missedFieldsMinutes: env.MISSED_FIELDS_MINUTES,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  };
}

/** Browsers keep a Secure cookie only from https and from this machine. */
function needsPlainCookie(publicOrigin: string | undefined): boolean {
  const url = URL.parse(publicOrigin ?? '');
  return url?.protocol === 'http:' && !['localhost', '127.0.0.1'].includes(url.hostname);
}
