import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lifetimeFrom } from '#bff/login/session-lifetime';
import { testNow } from '#bff/server/testing/test-app';
import type { Session } from '#bff/session';

/** Giulia's session, opened at the tests' current time. */
export function sessionOfGiulia(changes: Partial<Session> = {}): Session {
  return {
    sid: randomBytes(8).toString('hex'),
    privateToken: 'secret-giulia',
    publicToken: 'pt-giulia',
    userType: 'patient',
    scope: 'full',
    remembered: false,
    ...lifetimeFrom(testNow, changes.remembered ?? false),
    ...changes,
  };
}

/** The cookie of a session, sealed by the app itself: what a browser would send. */
export function cookieOf(app: FastifyInstance, session: object): Record<string, string> {
  const sealed = app.createSecureSession({ ...session });
  return { '__Host-ascolto': app.encodeSecureSession(sealed) };
}

/** The cookies an answer set, as a browser would send them back. */
export function cookiesSetBy(answer: { cookies: { name: string; value: string }[] }): Record<string, string> {
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}
