import { useSyncExternalStore } from 'react';
import classes from '#web/app/shell/offline-bar.module.css';

/** Says that the connection is gone, and that nothing is lost. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(hearConnection, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.bar}>Sei offline. Quello che vedi resta qui: riproviamo appena torna la connessione.</p>
      )}
    </div>
  );
}

function hearConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
