import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(hearConnection, () => navigator.onLine);
}

function hearConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
