import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { hearAttempts } from '#web/api/attempts';
import { onToasts, shownToast, takeBack } from '#web/ui/messages/toast-store';

const loadToasts = () => import('#web/ui/messages/toasts.tsx');
const fetchedAfterMs = 2_000;

interface LateToastsProps {
  readonly router: {
    readonly state: { readonly location: { readonly pathname: string } };
    readonly subscribe: (hear: (state: { readonly location: { readonly pathname: string } }) => void) => () => void;
  };
}

/**
 * Toasts come with the first thing to say; they are fetched ahead of it, so that losing the connection can be said.
 * Where they could not be, they come with the next thing to say, or with the connection.
 */
export function LateToasts({ router }: LateToastsProps) {
  const toast = useSyncExternalStore(onToasts, shownToast);
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (Toasts) return;
    const load = () =>
      void loadToasts().then(
        (loaded) => setToasts(() => loaded.Toasts),
        () => undefined,
      );
    const waiting = setTimeout(load, toast ? 0 : fetchedAfterMs);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', load);
    };
  }, [Toasts, toast]);
  useEffect(() => {
    const stops = [hearPresses(), hearAttempts((name) => takeBack({ what: 'attempt', name })), hearRoute(router)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  return Toasts && <Toasts />;
}

/** Before any screen hears the same press, so that what the screen then says stays. */
function hearPresses(): () => void {
  const hear = ({ type, target }: Event) => {
    const isPress = type === 'submit' || (target instanceof Element && target.closest('button, a, [role="button"]'));
    if (isPress) takeBack({ what: 'press' });
  };
  document.addEventListener('click', hear, true);
  document.addEventListener('submit', hear, true);
  return () => {
    document.removeEventListener('click', hear, true);
    document.removeEventListener('submit', hear, true);
  };
}

/** Before the new screen is drawn, so that what it says at once stays. */
function hearRoute({ state, subscribe }: LateToastsProps['router']): () => void {
  let { pathname } = state.location;
  return subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    takeBack({ what: 'route' });
  });
}
