import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { handlers } from '#bff/operations';
import { keepLogLines } from '#bff/server/testing/log-lines';
import { newcomer } from '#bff/server/testing/plain-inputs';
import { cookiesSetBy } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig, testNow } from '#bff/server/testing/test-app';
import { operations } from '#contracts/operations';
import type { CallName } from '#e2e/plain-platform/calls';
import { type PlainPerson, plainPassword, plainPeople } from '#e2e/plain-platform/seed';
import { type PlainPlatform, type PlainPlatformParts, startPlainPlatform } from '#e2e/plain-platform/start';

export type Cookies = Record<string, string>;

/** The whole back end over a plain platform with the worst PHP quirks. */
export interface PlainWorld {
  readonly platform: PlainPlatform;
  readonly app: FastifyInstance;
  /** Signs in over the login operation; resolves to the session cookies. */
  signIn(person: PlainPerson): Promise<Cookies>;
  /** Calls an operation as our own page does. */
  ask(operation: string, input: object, cookies?: Cookies): Promise<LightMyRequestResponse>;
  /** Fails when an answer or the log holds a secret of the platform, the back end or another user. */
  expectNoLeak(answer: LightMyRequestResponse): void;
}

/** What the platform sends or stores and no browser may see. */
const unseen = [
  ...['/var/www', 'Undefined index', 'Fatal error', 'PHPSESSID', 'PHP/5.6', 'of_another_program', 'travels along'],
  ...['plain-secret', 'pt-amministrazione', 'secret-parent-app', 'secret-address-key'],
];

const unlogged = [
  'plain-secret',
  plainPassword,
  newcomer.password,
  newcomer.email,
  ...Object.values(plainPeople).map(({ email }) => email),
];

/** Starts both for the current test, and stops them when it ends. */
export async function startPlainWorld(parts: Omit<PlainPlatformParts, 'now'> = {}): Promise<PlainWorld> {
  const platform = await startPlainPlatform({ now: () => testNow, ...parts });
  const log = keepLogLines();
  const config = testConfig({ platform: platform.origin, logLevel: 'trace', callsPerMinute: 100_000 });
  const app = await buildTestApp({ operations, handlers, config, logTo: log });
  onTestFinished(async () => {
    await app.close();
    await platform.stop();
  });
  const ask = (operation: string, input: object, cookies: Cookies = {}) =>
    app.inject(callOf(operation, input, { cookies }));
  return {
    platform,
    app,
    ask,
    async signIn(person) {
      const { email } = plainPeople[person];
      const answer = await ask('login/log-in', { email, password: plainPassword, rememberMe: false });
      expect(answer.statusCode).toBe(200);
      return cookiesSetBy(answer);
    },
    expectNoLeak({ body, headers }) {
      const answered = body + JSON.stringify(headers);
      expect(unseen.filter((word) => answered.includes(word))).toEqual([]);
      const logged = log.lines.join('\n');
      expect(unlogged.filter((word) => logged.includes(word))).toEqual([]);
    },
  };
}

/** One command with a valid caller and input, and its expected effect on the platform. */
export interface PlainWrite {
  /** The caller; a visitor by default. */
  readonly as?: PlainPerson;
  readonly input: object;
  /** Brings the platform into a state in which the command makes sense. */
  readonly prepare?: (world: PlainWorld, cookies: Cookies) => unknown;
  /** The calls it writes with, in order; left out where nothing changes on the platform. */
  readonly writes?: readonly CallName[];
  /** What to read on the platform, and its value after the command; left out where nothing changes. */
  readonly stands?: (platform: PlainPlatform) => unknown;
  readonly after?: unknown;
}
