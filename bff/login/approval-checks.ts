import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { isApproved } from '#bff/login/login-mapping';
import type { Session } from '#bff/session';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { session as sessionCall } from '#contracts/login/login.legacy';

/** An approval that the administration withdraws ends a professional's work within this time. */
const checkEveryMs = 5 * minuteMs;

/** When the approval of each professional's session was last looked at, in this process's memory. */
export interface ApprovalChecks {
  /** Whether nobody has looked since the session was opened or in the last five minutes. Who is told so looks now. */
  isDue(session: Session, now: Instant): boolean;
  /** The next act looks again. */
  forget(session: Session): void;
}

export function createApprovalChecks(): ApprovalChecks {
  const checked = new Map<string, Instant>();
  return {
    isDue({ sid, issuedAt }, now) {
      const from = shiftInstant(now, -checkEveryMs);
      for (const [other, at] of checked) if (at <= from) checked.delete(other);
      if (issuedAt > from || checked.has(sid)) return false;
      checked.set(sid, now);
      return true;
    },
    forget({ sid }) {
      checked.delete(sid);
    },
  };
}

/**
 * Whether the professional signed in may still work: asks the platform every five minutes (GUARD-34). One whose approval
 * is withdrawn may not, nor one whose token the platform no longer knows; a platform that does not answer changes nothing.
 * The session stays, so that `login/current-session` can say why.
 */
export async function isStillAdmitted(context: Context): Promise<boolean> {
  const session = context.session.read();
  if (session?.userType !== 'professional') return true;
  if (!context.approvalChecks.isDue(session, context.now())) return true;
  try {
    const { user } = await context.legacy.call(sessionCall, { private_token: session.privateToken });
    if (isApproved(user)) return true;
  } catch (failure) {
    if (!isRefusal(failure)) return true;
  }
  context.approvalChecks.forget(session);
  return false;
}
