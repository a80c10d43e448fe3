import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { loginHandlers } from '#bff/login/login-handlers';
import { type AppOptions, buildApp } from '#bff/server/app';
import type { Config } from '#bff/server/config';
import type { MountedOperations } from '#bff/server/mount-on-fastify';
import type { PressureLimits } from '#bff/server/plugins/load-shedding';
import type { ProviderConfig } from '#bff/server/social/social-config';
import { instantFromIso } from '#contracts/kernel/instant';
import { loginApi } from '#contracts/login/login.api';

/** The clock of tests: Monday 23 November 2026, ten in the morning in Rome. */
export const testNow = instantFromIso('2026-11-23T09:00:00Z');

export const testOrigin = 'https://ascolto.example';

/** The operations of login only: enough to test everything the server itself does. */
export const loginOperations: MountedOperations = { operations: loginApi, handlers: loginHandlers };

/** A configuration whose platform is, by default, a port on which nothing listens. */
export function testConfig({
  platform = 'http://127.0.0.1:9',
  ...changes
}: Partial<Config> & { platform?: string } = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    publicOrigin: testOrigin,
    trustProxy: [],
    sessionKeys: [Buffer.alloc(32, 'test key')],
    signedOutFile: join(tmpdir(), `signed-out-${randomUUID()}.log`),
    redisUrl: undefined,
    plainHttpCookie: false,
    legacy: {
      bases: {
        appserver: `${platform}/appserver`,
        php: `${platform}/php`,
        media: `${platform}/media`,
        backend: `${platform}/backend`,
      },
      paths: {},
      publicToken: 'secret-parent-app',
      autocompleteKey: 'secret-address-key',
      adminTokens: ['pt-amministrazione'],
    },
    includeMessageText: false,
    // As the demonstration's: the other mount must answer the same.
    supportContacts: {
      whatsapp: '390000000000',
      patientsEmail: 'pazienti@ascolto.example',
      professionalsEmail: 'professionisti@ascolto.example',
    },
    social: { google: testProvider('google'), facebook: testProvider('facebook') },
    spaFolder: undefined,
    callsPerMinute: 300,
    directoryRefreshSeconds: 30,
    missedFieldsMinutes: 10,
    drainSeconds: 0,
    logLevel: 'silent',
    ...changes,
  };
}

/** A provider at an address, by default a port on which nothing listens. */
export function testProvider(name: string, origin = 'http://127.0.0.1:9'): ProviderConfig {
  return {
    clientId: `client-of-${name}`,
    clientSecret: `secret-of-${name}`,
    authorisation: `${origin}/${name}/authorize`,
    token: `${origin}/${name}/token`,
    profile: `${origin}/${name}/profile`,
  };
}

/** A machine busy with other tests must not refuse work. */
const neverTooBusy: PressureLimits = { maxEventLoopDelay: 0, maxHeapUsedBytes: 0 };

/** The server with the operations of login, the fixed clock and an unreachable platform. */
export function buildTestApp({
  config = testConfig(),
  ...options
}: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({ ...loginOperations, now: () => testNow, pressure: neverTooBusy, config, ...options });
}

/** A call as our own page makes it. */
export function callOf(operation: string, input: unknown = {}, changes: InjectOptions = {}): InjectOptions {
  return {
    method: 'POST',
    url: `/api/${operation}`,
    payload: JSON.stringify(input),
    ...changes,
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'ascolto',
      origin: testOrigin,
      'sec-fetch-site': 'same-origin',
      ...changes.headers,
    },
  };
}
