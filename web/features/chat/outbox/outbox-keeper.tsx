import { useEffect } from 'react';
import { useOutbox } from '#web/features/chat/outbox/use-outbox';

/** The pause between attempts while messages are held: not every lost connection announces its return. */
const tryEveryMs = 15_000;

/** Lets the user's held messages leave once there is a connection again, whichever screen is open. */
export function OutboxKeeper({ author }: { readonly author: string }) {
  const { outbox } = useOutbox(author);
  useEffect(() => {
    const release = () => void outbox.release();
    const trying = setInterval(release, tryEveryMs);
    window.addEventListener('online', release);
    document.addEventListener('visibilitychange', release);
    release();
    return () => {
      clearInterval(trying);
      window.removeEventListener('online', release);
      document.removeEventListener('visibilitychange', release);
    };
  }, [outbox]);
  return null;
}
