import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigRefused, configNames, readConfig } from '#bff/server/config';

const key = Buffer.alloc(32, 'a').toString('base64');
const otherKey = Buffer.alloc(32, 'b').toString('base64');

const complete = {
  PUBLIC_ORIGIN: 'https://ascolto.example',
  SESSION_KEYS: key,
  SIGNED_OUT_FILE: '/var/lib/ascolto/signed-out.log',
  LEGACY_APPSERVER_URL: 'https://platform.example/appserver/',
  LEGACY_PHP_URL: 'https://platform.example/php',
  LEGACY_MEDIA_URL: 'https://platform.example/media',
  LEGACY_BACKEND_URL: 'https://platform.example',
  LEGACY_PUBLIC_TOKEN: 'secret-parent-app',
  LEGACY_AUTOCOMPLETE_KEY: 'secret-address-key',
  LEGACY_ADMIN_TOKENS: 'pt-amministrazione, pt-altra',
};

/** The faults of the complete environment after these changes, without the message's first line. */
function faultsOf(changes: Record<string, string | undefined>): string[] {
  try {
    readConfig({ ...complete, ...changes });
  } catch (failure) {
    if (failure instanceof ConfigRefused) return failure.message.split('\n  - ').slice(1);
    throw failure;
  }
  return [];
}

test('reads a complete environment', () => {
  const config = readConfig(complete);
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustProxy: [],
    includeMessageText: false,
    plainHttpCookie: false,
    spaFolder: 'dist',
  });
  expect(config.legacy.bases.appserver).toBe('https://platform.example/appserver');
  expect(config.legacy.adminTokens).toEqual(['pt-amministrazione', 'pt-altra']);
  expect(config.sessionKeys).toEqual([Buffer.alloc(32, 'a')]);
});

test.each(['+39 333 123 4567', '0039 333.1234567', '(39) 333-1234567'])(
  'reads the number of the messaging app as people write it: %s (HELP-32)',
  (number) => {
    const { supportContacts } = readConfig({ ...complete, SUPPORT_WHATSAPP: number, SUPPORT_EMAIL_PATIENTS: 'a@b.it' });
    expect(supportContacts).toEqual({
      whatsapp: '393331234567',
      patientsEmail: 'a@b.it',
      professionalsEmail: undefined,
    });
  },
);

test('refuses a number and an inbox that nobody could be reached at (HELP-32, HELP-43)', () => {
  expect(faultsOf({ SUPPORT_WHATSAPP: 'assistenza', SUPPORT_EMAIL_PROFESSIONALS: 'professionisti' })).toEqual([
    'SUPPORT_WHATSAPP is not an international telephone number, such as +39 333 1234567',
    'SUPPORT_EMAIL_PROFESSIONALS is not an e-mail address',
  ]);
});

test('keeps the four addresses of the platform apart (LEG-02)', () => {
  const { bases } = readConfig(complete).legacy;
  expect(new Set(Object.values(bases)).size).toBe(4);
});

test('names every missing variable at once', () => {
  try {
    readConfig({});
    expect.unreachable();
  } catch (failure) {
    for (const name of Object.keys(complete)) expect(String(failure)).toContain(`- ${name} is missing`);
  }
});

test('counts a blank value as missing', () => {
  expect(faultsOf({ LEGACY_PHP_URL: '  ' })).toEqual(['LEGACY_PHP_URL is missing']);
});

test('names what is missing and what is wrong together', () => {
  const faults = faultsOf({ PORT: 'many', LOG_LEVEL: 'loud', LEGACY_PUBLIC_TOKEN: undefined, HOST: undefined });
  expect(faults).toEqual([
    'PORT is not a whole number',
    'LEGACY_PUBLIC_TOKEN is missing',
    'LOG_LEVEL is not a level of the log',
  ]);
});

test.each([
  ['PORT', '70000', 'is not between 0 and 65535'],
  ['PUBLIC_ORIGIN', 'https://ascolto.example/', 'is not an origin, such as https://ascolto.example'],
  ['PUBLIC_ORIGIN', 'http://ascolto.example', 'must be https, unless it is localhost'],
  ['LEGACY_PHP_URL', 'ftp://platform.example', 'is not an http or https address without credentials or query'],
  [
    'LEGACY_PHP_URL',
    'https://me:word@platform.example',
    'is not an http or https address without credentials or query',
  ],
  ['LEGACY_PHP_URL', 'https://platform.example/?a=1', 'is not an http or https address without credentials or query'],
  ...[
    'https://redis.example',
    'redis://',
    'redis:/127.0.0.1',
    'redis:x@host',
    'redis://host/abc',
    'redis://host/9',
    'redis://host?db=1',
  ].map((address) => [
    'REDIS_URL',
    address,
    'is not a redis:// or rediss:// address with a host, and without a database or settings',
  ]),
  ['LEGACY_ADMIN_TOKENS', 'one,,two', 'has an empty item in its comma list'],
  ['INCLUDE_MESSAGE_TEXT', 'yes', 'is neither true nor false'],
  ['TRUST_PROXY', '10.0.0.0/8,somewhere', 'is not a comma list of addresses or networks'],
  ['TRUST_PROXY', '10.0.0.0/33', 'is not a comma list of addresses or networks'],
  ['LEGACY_PATHS', '{not json', 'is not a JSON object from names of calls to paths'],
  ['LEGACY_PATHS', '["/login"]', 'is not a JSON object from names of calls to paths'],
  ['LEGACY_PATHS', '{"logon":"/login"}', 'names "logon", which is no call'],
  ['LEGACY_PATHS', '{"constructor":"/login"}', 'names "constructor", which is no call'],
  ['LEGACY_PATHS', '{"login":"login"}', 'gives "login" a path that is not one'],
  ['LEGACY_PATHS', '{"login":"//elsewhere.example/login"}', 'gives "login" a path that is not one'],
  ['LEGACY_PATHS', '{"login":"/login?x=1"}', 'gives "login" a path that is not one'],
])('refuses %s=%s', (name, value, message) => {
  expect(faultsOf({ [name]: value })).toEqual([`${name} ${message}`]);
});

test.each([
  ['the only key', Buffer.alloc(31).toString('base64')],
  ['the second key', `${key},${Buffer.alloc(33).toString('base64')}`],
  ['a key in hexadecimal', Buffer.alloc(32).toString('hex')],
])('refuses a wrong length of %s at boot', (_name, keys) => {
  expect(faultsOf({ SESSION_KEYS: keys })).toEqual([
    'SESSION_KEYS has a key that is not 32 bytes in base64 (openssl rand -base64 32)',
  ]);
});

test('takes several keys, proxies and paths', () => {
  const config = readConfig({
    ...complete,
    SESSION_KEYS: `${otherKey}, ${key}`,
    TRUST_PROXY: '10.0.0.0/8, ::1',
    LEGACY_PATHS: '{"login":"/custom.php/login"}',
    SPA_FOLDER: '',
  });
  expect(config.sessionKeys).toEqual([Buffer.alloc(32, 'b'), Buffer.alloc(32, 'a')]);
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(config.legacy.paths).toEqual({ login: '/custom.php/login' });
  expect(config.spaFolder).toBeUndefined();
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('takes plain http on this machine: %s', (origin) => {
  expect(readConfig({ ...complete, PUBLIC_ORIGIN: origin }).plainHttpCookie).toBe(false);
});

test('takes plain http elsewhere only where the program says so, with a cookie that can travel there', () => {
  const env = { ...complete, PUBLIC_ORIGIN: 'http://192.168.1.20:3000' };
  expect(() => readConfig(env)).toThrow('PUBLIC_ORIGIN must be https');
  expect(readConfig(env, { plainHttpAllowed: true }).plainHttpCookie).toBe(true);
});

test('never quotes a value that is refused', () => {
  const faults = faultsOf({
    SESSION_KEYS: 'my-secret-value',
    LEGACY_PHP_URL: 'https://me:my-secret-value@platform.example',
    LEGACY_ADMIN_TOKENS: 'my-secret-value,',
    LEGACY_PATHS: '{"login":"my-secret-value"}',
    LOG_LEVEL: 'my-secret-value',
    INCLUDE_MESSAGE_TEXT: 'my-secret-value',
  });
  expect(faults).toHaveLength(6);
  expect(faults.join()).not.toContain('my-secret-value');
});

test('the example names every variable and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = Array.from(example.matchAll(/^([A-Z_]+)=/gm), (match) => match[1]);
  expect(named.sort()).toEqual([...configNames].sort());
});

const google = { GOOGLE_CLIENT_ID: 'our-client', GOOGLE_CLIENT_SECRET: 'our-secret' };
const facebook = { FACEBOOK_CLIENT_ID: 'our-app', FACEBOOK_CLIENT_SECRET: 'its-secret' };

test('needs no provider of sign-in, and offers those that are configured, at their own addresses (SOCIAL-13)', () => {
  expect(readConfig(complete).social).toEqual({});
  expect(readConfig({ ...complete, ...facebook }).social).toEqual({
    facebook: {
      clientId: 'our-app',
      clientSecret: 'its-secret',
      authorisation: 'https://www.facebook.com/v24.0/dialog/oauth',
      token: 'https://graph.facebook.com/v24.0/oauth/access_token',
      profile: 'https://graph.facebook.com/v24.0/me',
    },
  });
  expect(readConfig({ ...complete, ...google }).social).toEqual({
    google: {
      clientId: 'our-client',
      clientSecret: 'our-secret',
      authorisation: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      profile: 'https://openidconnect.googleapis.com/v1/userinfo',
    },
  });
});

test('takes another address in the place of a provider’s', () => {
  const { social } = readConfig({ ...complete, ...google, GOOGLE_TOKEN_URL: 'http://127.0.0.1:4010/token' });
  expect(social.google?.token).toBe('http://127.0.0.1:4010/token');
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'x' }, ['GOOGLE_CLIENT_SECRET is missing, while others of GOOGLE_… are given']],
  [{ FACEBOOK_CLIENT_SECRET: 'x' }, ['FACEBOOK_CLIENT_ID is missing, while others of FACEBOOK_… are given']],
  [
    { FACEBOOK_TOKEN_URL: 'https://provider.example/token' },
    [
      'FACEBOOK_CLIENT_ID is missing, while others of FACEBOOK_… are given',
      'FACEBOOK_CLIENT_SECRET is missing, while others of FACEBOOK_… are given',
    ],
  ],
  [
    { ...google, GOOGLE_TOKEN_URL: 'http://provider.example' },
    ['GOOGLE_TOKEN_URL must be https, unless it is localhost'],
  ],
])('refuses a provider that is configured in part, naming what is missing: %o', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
