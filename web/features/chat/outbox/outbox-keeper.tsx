import { useEffect } from 'react';
import { useQueryCache } from '#web/api/query-cache';
import { chosenAttachments } from '#web/features/chat/attachment/chosen-attachments';
import { useOutbox } from '#web/features/chat/outbox/use-outbox';
import { useUnloadQuestion } from '#web/forms/use-unload-question';

/** The pause between attempts while messages are held: not every lost connection announces its return. */
const tryEveryMs = 15_000;

/**
 * Lets the user's held messages leave once there is a connection again, whichever screen is open. The browser asks
 * before the page is left with messages and files that this tab alone has.
 */
export function OutboxKeeper({ author }: { readonly author: string }) {
  const { outbox } = useOutbox(author);
  const chosen = chosenAttachments(useQueryCache());
  useUnloadQuestion(
    () => [...chosen.values()].some(({ length }) => length > 0) || outbox.read().some(({ state }) => state !== 'sent'),
  );
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
