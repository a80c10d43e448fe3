import type { Context } from '#bff/context';
import type { Session } from '#bff/session';
import { visitor } from '#contracts/kernel/on-behalf-of';
import type { Access } from '#contracts/kernel/operation';

/** The browser's session, and whose page the request says it comes from. */
export type Caller = Pick<Context, 'session' | 'onBehalfOf'>;

/**
 * Why a request is refused before it is looked at; undefined when it is not. `other_account`: its page shows somebody
 * else than the browser's session belongs to, by whatever access rule, reads included (decision 38). Otherwise the
 * access rule decides about the session's user.
 */
export function accessRefusal(
  access: Access,
  { session: store, onBehalfOf }: Caller,
): 'other_account' | 'unauthenticated' | 'forbidden' | undefined {
  const account = store.readOwnAccount();
  if (account && onBehalfOf !== undefined && !isShownAs(account, onBehalfOf)) return 'other_account';
  if (access === 'everyone') return undefined;
  const session = access === 'joining-professionals' ? account : store.read();
  if (!session) return 'unauthenticated';
  if (access === 'signed-in') return undefined;
  const required = access === 'patients' ? 'patient' : 'professional';
  return session.userType === required ? undefined : 'forbidden';
}

/** Who has just registered is shown as a visitor, and adds documents as one. */
function isShownAs({ publicToken, scope }: Session, onBehalfOf: string): boolean {
  return onBehalfOf === publicToken || (scope === 'onboarding' && onBehalfOf === visitor);
}
