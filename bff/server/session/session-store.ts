import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { hasEnded } from '#bff/login/session-lifetime';
import type { DenyList } from '#bff/server/session/deny-list';
import { fullSession, type Session, type SessionStore } from '#bff/session';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';

const instant = z.number().transform(instantFromMs);

const sealedSession = z.object({
  sid: z.string().min(1),
  privateToken: z.string().min(1),
  passwordMark: z.string().optional(),
  publicToken: z.string().min(1),
  userType: z.enum(['patient', 'professional']),
  scope: z.enum(['full', 'onboarding']),
  remembered: z.boolean(),
  issuedAt: instant,
  endsAt: instant,
  idleEndsAt: instant,
});

/** Browsers silently drop a cookie whose name and value exceed this many bytes. */
const maxCookieBytes = 4096;

export interface SessionStoreDeps {
  readonly cookieName: string;
  readonly denyList: DenyList;
  readonly now: () => Instant;
}

/** The session of one request, over the cookie opened for it. */
export function createSessionStore(request: FastifyRequest, deps: SessionStoreDeps): SessionStore {
  let current = openedSession(request);
  if (current) request.session.options(lasting(current, deps.now()));
  // A session sealed with an older key is sealed again, but only in an operation's answer, which no cache keeps.
  if (!current || request.routeOptions.config.operation === undefined) request.session.changed = false;
  const readOwnAccount = () => {
    return current && !hasEnded(current, deps.now()) && !isDenied(current, deps.denyList) ? current : null;
  };
  return {
    read: () => fullSession(readOwnAccount()),
    readOwnAccount,
    replace(session) {
      seal(request, session, deps);
      current = session;
    },
    async clear() {
      const ended = current;
      current = null;
      if (request.cookies[deps.cookieName] !== undefined) request.session.delete();
      if (ended) await deps.denyList.add(ended.sid, ended.endsAt);
    },
    async clearOtherPasswords(publicToken, mark) {
      await deps.denyList.keepPasswordMark(publicToken, mark, deps.now());
    },
  };
}

function isDenied({ sid, publicToken, passwordMark }: Session, denyList: DenyList): boolean {
  const latest = denyList.passwordMark(publicToken);
  return denyList.has(sid) || (latest !== undefined && passwordMark !== undefined && passwordMark !== latest);
}

function openedSession(request: FastifyRequest): Session | null {
  const parsed = sealedSession.safeParse(request.session.data());
  return parsed.success ? parsed.data : null;
}

/** A new object, because the library would still delete the cookie of one that was cleared before. */
function seal(request: FastifyRequest, session: Session, { cookieName, now }: SessionStoreDeps): void {
  const sealed = request.server.createSecureSession({ ...session });
  sealed.options(lasting(session, now()));
  sealed.touch();
  const value = encodeURIComponent(request.server.encodeSecureSession(sealed));
  if (cookieName.length + value.length >= maxCookieBytes) throw new Error('The session does not fit in a cookie.');
  request.session = sealed;
}

/** A remembered session outlives the browser's; any other ends with it. */
function lasting(session: Session, now: Instant): { maxAge?: number } {
  return session.remembered ? { maxAge: Math.max(0, Math.ceil((session.endsAt - now) / 1000)) } : {};
}
