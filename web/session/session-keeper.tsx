import { type SessionEnds, useSession } from '#web/session/session-context';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** The code that watches over a session, which asks before a sign-out that loses something. */
export const loadWatch = () => import('#web/session/session-watch.tsx');

/** Watches over a session as long as there is one; visitors do not load its code. */
export function SessionKeeper() {
  const { ends } = useSession();
  return ends ? <LoadedWatch ends={ends} /> : null;
}

function LoadedWatch({ ends }: { readonly ends: SessionEnds }) {
  const { module } = useLoadedModule(loadWatch);
  return module ? <module.SessionWatch ends={ends} /> : null;
}
