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

/** The whole back end before a plain platform of the worst manners. */
export interface PlainWorld {
  readonly platform: PlainPlatform;
  readonly app: FastifyInstance;
  /** The cookies of somebody who has come in by the door. */
  signIn(person: PlainPerson): Promise<Cookies>;
  /** Calls an operation as our own page does. */
  ask(operation: string, input: object, cookies?: Cookies): Promise<LightMyRequestResponse>;
  /** Fails when an answer or the log holds what only the platform, the back end or its owner is to know. */
  expectNoLeak(answer: LightMyRequestResponse): void;
}

/** What the platform says or keeps and no browser is to see. */
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

/** Starts both for the test that runs, with which they end. */
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

/** One command of the product as somebody rightful gives it, and what of it is to stand on the platform. */
export interface PlainWrite {
  /** Who gives it; a visitor where nobody is named. */
  readonly as?: PlainPerson;
  readonly input: object;
  /** Brings the world to where the command makes sense. */
  readonly prepare?: (world: PlainWorld, cookies: Cookies) => unknown;
  /** The calls it writes with, in their order; left out where nothing changes on the platform. */
  readonly writes?: readonly CallName[];
  /** What of it is to be seen on the platform, and how that looks afterwards; left out likewise. */
  readonly stands?: (platform: PlainPlatform) => unknown;
  readonly after?: unknown;
}
