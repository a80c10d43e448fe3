import { useNavigate } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import type { LoginState } from '#web/routing/wanted-address';
import { type Intention, keepIntention } from '#web/session/intention';

/**
 * The two ways to an account, for a visitor who asks for something that needs one: it is kept, and both lead back to
 * the therapist it is about.
 */
export function useAccountWays(intention: Intention): { readonly signIn: () => void; readonly register: () => void } {
  const navigate = useNavigate();
  const leadTo = (address: string) => {
    keepIntention('visitor', intention);
    void navigate(address, { state: { wanted: paths.therapist(intention.therapist) } satisfies LoginState });
  };
  return { signIn: () => leadTo(paths.patientLogin), register: () => leadTo(paths.register('patient')) };
}
