import { useCallback } from 'react';
import { recordProfileView } from '#contracts/therapists/search.api';
import { call } from '#web/api/call';
import { useSession } from '#web/session/session-context';

/** Tells that a patient opened a card: nobody waits for it, and nobody hears of its failure (SEARCH-83, SEARCH-85). */
export function useProfileView(): (therapist: string) => void {
  const { session } = useSession();
  const isPatient = session.kind === 'signed-in' && session.user.userType === 'patient';
  return useCallback(
    (therapist) => {
      if (isPatient) void call(recordProfileView, { therapist }).catch(() => undefined);
    },
    [isPatient],
  );
}
