import type { SessionStore } from '#bff/session';
import type { Access } from '#contracts/kernel/operation';

/** Why an access rule refuses the session's user; undefined when it does not. */
export function accessRefusal(access: Access, store: SessionStore): 'unauthenticated' | 'forbidden' | undefined {
  if (access === 'everyone') return undefined;
  const session = access === 'joining-professionals' ? store.readOwnAccount() : store.read();
  if (!session) return 'unauthenticated';
  if (access === 'signed-in') return undefined;
  const required = access === 'patients' ? 'patient' : 'professional';
  return session.userType === required ? undefined : 'forbidden';
}
