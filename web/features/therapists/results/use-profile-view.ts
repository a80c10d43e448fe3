import { useCallback } from 'react';
import { recordProfileView } from '#contracts/therapists/search.api';
import { call } from '#web/api/call';
import { useSession } from '#web/session/session-context';

/** Records that a patient opened a card. Nothing waits for the answer, and a failure is silent. */
export function useProfileView(): (therapist: string) => void {
  const { session } = useSession();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const patient = user?.userType === 'patient' ? user.token : undefined;
  return useCallback(
    (therapist) => {
      if (patient) void call(recordProfileView, { therapist }, patient).catch(() => undefined);
    },
    [patient],
  );
}
