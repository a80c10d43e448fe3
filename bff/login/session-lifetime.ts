import type { Session } from '#bff/session';
import { dayMs, hourMs, type Instant, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';

const remembered = { absoluteMs: 30 * dayMs, idleMs: 10 * dayMs };
const forThisBrowserSession = { absoluteMs: 12 * hourMs, idleMs: 30 * minuteMs };

/** The ends of a session opened now: 30 days (idle 10) when remembered, otherwise 12 hours (idle 30 minutes). */
export function lifetimeFrom(now: Instant, isRemembered: boolean): Pick<Session, 'issuedAt' | 'endsAt' | 'idleEndsAt'> {
  const { absoluteMs, idleMs } = isRemembered ? remembered : forThisBrowserSession;
  return { issuedAt: now, endsAt: shiftInstant(now, absoluteMs), idleEndsAt: shiftInstant(now, idleMs) };
}

/** The session after activity of its user: the idle end moves on, never past the absolute end. */
export function renewed(session: Session, now: Instant): Session {
  const { idleMs } = session.remembered ? remembered : forThisBrowserSession;
  return { ...session, idleEndsAt: instantFromMs(Math.min(session.endsAt, now + idleMs)) };
}

/** Whether the absolute or the idle end has passed. */
export function hasEnded(session: Session, now: Instant): boolean {
  return now >= session.endsAt || now >= session.idleEndsAt;
}
