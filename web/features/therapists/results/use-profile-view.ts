import { useCallback } from 'react';
import { recordProfileView } from '#contracts/therapists/search.api';
import { call } from '#web/api/call';
import { useSession } from '#web/session/session-context';

/** Records that a patient opened a card. Nothing waits for the answer, and a failure is silent. */
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
