import secureSession from '@fastify/secure-session';
import type { FastifyInstance } from 'fastify';
import type { DenyList } from '#bff/server/session/deny-list';
import { createSessionStore } from '#bff/server/session/session-store';
import type { SessionStore } from '#bff/session';
import { dayMs, type Instant } from '#contracts/kernel/instant';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request, as operations see it. */
    sessionStore: SessionStore;
  }
}

export interface SessionCookieOptions {
  readonly keys: readonly Buffer[];
  readonly denyList: DenyList;
  readonly now: () => Instant;
  /** True only on a plain-http address other than this machine, where browsers drop a Secure cookie. */
  readonly plainHttp: boolean;
}

/**
 * Reads and writes the sealed session cookie. A cookie that cannot be opened, or holds no session, counts as signed
 * out.
 */
export async function addSessionCookie(app: FastifyInstance, options: SessionCookieOptions): Promise<void> {
  const cookieName = options.plainHttp ? 'ascolto' : '__Host-ascolto';
  await app.register(secureSession, {
    cookieName,
    key: [...options.keys],
    // The library's own expiry, a day by default, must not come before ours, which `hasEnded` checks.
    expiry: (31 * dayMs) / 1000,
    cookie: { path: '/', httpOnly: true, sameSite: 'strict', secure: !options.plainHttp },
  });
  app.decorateRequest('sessionStore');
  app.addHook('onRequest', async (request) => {
    request.sessionStore = createSessionStore(request, { ...options, cookieName });
  });
}
