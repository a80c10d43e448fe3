import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { wantedAddress } from '#web/routing/wanted-address';
import { intentionOf } from '#web/session/intention';
import { useSession } from '#web/session/session-context';

interface WayBack {
  readonly label: string;
  readonly to: string;
  /** Unless it has been sent since, there is a message to be read again and sent. */
  readonly hasMessage: boolean;
}

/** Where a patient whom registering has signed in goes on: to where it began, or home. Undefined while not signed in. */
export function useWayBack(): WayBack | undefined {
  const { session } = useSession();
  const wanted = wantedAddress(useLocation().state);
  const owner = session.kind === 'signed-in' ? session.user.token : undefined;
  // As it was when the page opened: a heart is set meanwhile, and the way back is still the therapist.
  const intention = useMemo(() => (owner === undefined ? undefined : intentionOf(owner)), [owner]);
  if (owner === undefined) return undefined;
  const hasMessage = intention?.kind === 'message';
  if (intention) return { label: `Torna ${to(intention.name)}`, to: paths.therapist(intention.therapist), hasMessage };
  if (wanted) return { label: 'Torna alla pagina che cercavi', to: wanted, hasMessage };
  return { label: 'Vai alla dashboard', to: paths.dashboard, hasMessage };
}

/** The name after its preposition: ad Andrea, a Chiara. */
export function to(name: string): string {
  return /^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`;
}
