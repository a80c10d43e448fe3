import { useEffect } from 'react';
import { type SessionEnds, useSession } from '#web/session/session-context';
import { useLoadedModule } from '#web/ui/use-loaded-module';

const loadWatch = () => import('#web/session/session-watch.tsx');

/** Watches over a session as long as there is one; visitors do not load its code. */
export function SessionKeeper() {
  const { ends } = useSession();
  return ends ? <LoadedWatch ends={ends} /> : null;
}

function LoadedWatch({ ends }: { readonly ends: SessionEnds }) {
  const { module, problem, retry } = useLoadedModule(loadWatch);
  useEffect(() => {
    if (!problem) return;
    const again = () => void retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [problem, retry]);
  return module ? <module.SessionWatch ends={ends} /> : null;
}
