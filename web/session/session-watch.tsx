import { useEffect, useState } from 'react';
import type { SessionEnds } from '#web/session/session-context';
import { useSessionEnds } from '#web/session/use-session-ends';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/session/session-expiry-dialog.tsx');

/** Keeps an active user's session alive, and warns before it ends. */
export function SessionWatch({ ends }: { readonly ends: SessionEnds }) {
  const { isEnding, dismiss } = useSessionEnds(ends);
  const { module, load } = useLazyModule(loadDialog);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (isEnding) void load(() => setFetched(true));
  }, [isEnding, load]);
  return module ? <module.SessionExpiryDialog opened={isEnding && isFetched} ends={ends} onDismiss={dismiss} /> : null;
}
