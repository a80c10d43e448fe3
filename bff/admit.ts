import type { SessionStore } from '#bff/session';
import type { Access } from '#contracts/kernel/operation';

/** Why a rule of access lets the session's user not pass; undefined when it does. */
export function refusedBy(access: Access, store: SessionStore): 'unauthenticated' | 'forbidden' | undefined {
  if (access === 'everyone') return undefined;
  const session = access === 'joining-professionals' ? store.readOwnAccount() : store.read();
  if (!session) return 'unauthenticated';
  if (access === 'signed-in') return undefined;
  const wanted = access === 'patients' ? 'patient' : 'professional';
  return session.userType === wanted ? undefined : 'forbidden';
}
