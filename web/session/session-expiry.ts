import { type Instant, instantFromIso, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import type { SessionEnds } from '#web/session/session-context';

/** How long before its end a session is warned about, in milliseconds: time enough to read and press (WCAG 2.2.1). */
const warningMs = 2 * minuteMs;

/** The moment the session ends unless it is kept alive: the earlier of its two ends. */
export function endOf({ endsAt, idleEndsAt }: SessionEnds): Instant {
  const ends = [instantFromIso(endsAt), instantFromIso(idleEndsAt)] as const;
  return ends[0] < ends[1] ? ends[0] : ends[1];
}

/** Whether activity of the user would still move the end. */
export function canBeKept({ endsAt, idleEndsAt }: SessionEnds): boolean {
  return instantFromIso(idleEndsAt) < instantFromIso(endsAt);
}

/** Whether the session is alive, about to end or past its end. */
export function sessionExpiry(ends: SessionEnds, now: Instant): 'alive' | 'ending' | 'over' {
  const end = endOf(ends);
  if (now >= end) return 'over';
  return now >= shiftInstant(end, -warningMs) ? 'ending' : 'alive';
}
