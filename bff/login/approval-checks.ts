import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { isApproved } from '#bff/login/login-mapping';
import type { Approval, ApprovalChecks } from '#bff/session';
import { userOf } from '#bff/users/own-user';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** Approvals are checked this often, so a withdrawn one ends a professional's access within this time. */
const checkEveryMs = 5 * minuteMs;

export function createApprovalChecks(): ApprovalChecks {
  /** Sessions in the order in which they were last found approved. */
  const seen = new Map<string, Instant>();
  const underWay = new Map<string, Promise<Approval>>();
  return {
    isRecent({ sid, issuedAt }, now) {
      const from = shiftInstant(now, -checkEveryMs);
      for (const [other, at] of seen) {
        if (at > from) break;
        seen.delete(other);
      }
      return issuedAt > from || seen.has(sid);
    },
    async look({ sid }, now, ask) {
      const others = underWay.get(sid);
      const foundByOthers = others && (await others);
      // An `unknown` of another request, whose browser left for instance, does not settle it for this one.
      if (foundByOthers !== undefined && foundByOthers !== 'unknown') return foundByOthers;
      const own = ask().finally(() => underWay.delete(sid));
      underWay.set(sid, own);
      const found = await own;
      if (found === 'approved') {
        seen.delete(sid);
        seen.set(sid, now);
      }
      return found;
    },
  };
}

/**
 * Whether the signed-in professional is still admitted: asks the platform every five minutes. Refused when the approval
 * is withdrawn or the platform no longer knows the token; when the platform does not answer nothing changes, and the
 * next request asks again. The session stays, so that `login/current-session` can give the reason.
 */
export async function isStillAdmitted(
  context: Pick<Context, 'session' | 'legacy' | 'fieldMemory' | 'approvalChecks' | 'now'>,
) {
  const session = context.session.read();
  if (session?.userType !== 'professional') return true;
  const now = context.now();
  if (context.approvalChecks.isRecent(session, now)) return true;
  const found = await context.approvalChecks.look(session, now, async () => {
    try {
      const user = await userOf(context, session);
      return isApproved(user) ? 'approved' : 'withdrawn';
    } catch (failure) {
      return isRefusal(failure) ? 'withdrawn' : 'unknown';
    }
  });
  return found !== 'withdrawn';
}
