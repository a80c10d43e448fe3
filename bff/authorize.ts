import type { Context } from '#bff/context';
import type { Session, SessionStore } from '#bff/session';
import { visitor } from '#contracts/kernel/on-behalf-of';
import type { Operation } from '#contracts/kernel/operation';

/** The browser's session, and whose page the request says it comes from. */
export type Caller = Pick<Context, 'session' | 'onBehalfOf'>;

/** What decides who may make a request. */
type Rule = Pick<Operation, 'access' | 'kind'>;

/**
 * Why a request is refused before it is looked at; undefined when it is not. `other_account`: its page shows somebody
 * else than the browser's session belongs to, by whatever access rule, reads included (decision 38); only what
 * everybody may read a visitor's page may read too. Otherwise the access rule decides about the session's user.
 */
export function accessRefusal(
  { access, kind }: Rule,
  { session: store, onBehalfOf }: Caller,
): 'other_account' | 'unauthenticated' | 'forbidden' | undefined {
  const account = store.readOwnAccount();
  const isOpenRead = access === 'everyone' && kind === 'query' && onBehalfOf === visitor;
  if (account && onBehalfOf !== undefined && !isShownAs(account, onBehalfOf) && !isOpenRead) return 'other_account';
  if (access === 'everyone') return undefined;
  const session = access === 'joining-professionals' ? account : store.read();
  if (!session) return 'unauthenticated';
  if (access === 'signed-in') return undefined;
  const required = access === 'patients' ? 'patient' : 'professional';
  return session.userType === required ? undefined : 'forbidden';
}

/** The session as the page shows it: for a visitor's page there is none, whoever is signed in. */
export function sessionShown({ session, onBehalfOf }: Caller): SessionStore {
  if (onBehalfOf !== visitor || !session.read()) return session;
  return { ...session, read: () => null, readOwnAccount: () => null };
}

/** Who has just registered is shown as a visitor, and adds documents as one. */
function isShownAs({ publicToken, scope }: Session, onBehalfOf: string): boolean {
  return onBehalfOf === publicToken || (scope === 'onboarding' && onBehalfOf === visitor);
}
