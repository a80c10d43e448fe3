import { useSession } from '#web/session/session-context';

/** Whose the things kept in this tab are: the signed-in user's, or whoever visits. */
export function useReader(): string {
  const { session } = useSession();
  return session.kind === 'signed-in' ? session.user.token : 'visitor';
}
