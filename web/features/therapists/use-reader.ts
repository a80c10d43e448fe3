import { useSession } from '#web/session/session-context';

/** By whom the place in the list is remembered in this tab. */
export function useReader(): string {
  const { session } = useSession();
  return session.kind === 'signed-in' ? session.user.token : 'visitor';
}
