import { useEffect, useState } from 'react';
import { LeaveQuestion } from '#web/session/leave-question.tsx';
import type { SessionEnds } from '#web/session/session-context';
import { useSessionEnds } from '#web/session/use-session-ends';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/session/session-expiry-dialog.tsx');

/** Keeps an active user's session alive, warns before it ends, and asks before a sign-out that loses something. */
export function SessionWatch({ ends }: { readonly ends: SessionEnds }) {
  const { isEnding, dismiss } = useSessionEnds(ends);
  const { module, load } = useLazyModule(loadDialog);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (isEnding) void load(() => setFetched(true));
  }, [isEnding, load]);
  return (
    <>
      {module && <module.SessionExpiryDialog opened={isEnding && isFetched} ends={ends} onDismiss={dismiss} />}
      <LeaveQuestion />
    </>
  );
}
