import { useEffect, useState } from 'react';
import { type SessionEnds, useSession } from '#web/session/session-context';
import { useSessionEnds } from '#web/session/use-session-ends';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/session/session-expiry-dialog.tsx');

/** Keeps the session of somebody who acts, and warns before the session of somebody who does not ends. */
export function SessionKeeper() {
  const { ends } = useSession();
  return ends ? <Keeper ends={ends} /> : null;
}

function Keeper({ ends }: { readonly ends: SessionEnds }) {
  const { isEnding, dismiss } = useSessionEnds(ends);
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (isEnding) void fetchPart(() => setFetched(true));
  }, [isEnding, fetchPart]);
  return part ? <part.SessionExpiryDialog opened={isEnding && isFetched} ends={ends} onDismiss={dismiss} /> : null;
}
