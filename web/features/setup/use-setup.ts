import { type OwnSetup, ownSetup } from '#contracts/setup/setup.api';
import { optionalStep, type SetupStep } from '#contracts/setup/setup-step';
import { type QueryState, useQuery } from '#web/api/use-query';
import { useSession } from '#web/session/session-context';

interface SetupState {
  /** Read every 30 seconds and at the return to the tab; nothing is asked for anybody but a professional. */
  readonly query: QueryState<OwnSetup>;
  /** The required steps that are not done: as last read, or until then as the session knew them. */
  readonly missing: readonly SetupStep[];
}

/** The setup of the signed-in professional, the same for all that shows it. */
export function useSetup(): SetupState {
  const { session } = useSession();
  const user = session.kind === 'signed-in' && session.user.userType === 'professional' ? session.user : undefined;
  const query = useQuery(ownSetup, user ? {} : null, { live: true });
  const missing = query.data?.steps
    .filter(({ step, state }) => state !== 'done' && step !== optionalStep)
    .map(({ step }) => step);
  return { query, missing: missing ?? user?.missingSetup ?? [] };
}
