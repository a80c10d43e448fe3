import { useState } from 'react';
import { endSubscription, startSubscription } from '#contracts/calendar-export/calendar-export.api';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';

/** Starts and ends the subscription. Its address is known only here, until the dialog closes. */
export function useSubscription() {
  const [path, setPath] = useState<string>();
  const starting = useSubmit(startSubscription, {
    input: () => ({}),
    isRepeatable: true,
    onDone: (started) => setPath(started.path),
  });
  const ending = useSubmit(endSubscription, {
    input: () => ({}),
    isRepeatable: true,
    onDone: () => {
      setPath(undefined);
      notifySuccess('Calendario scollegato: l’indirizzo non funziona più.');
    },
  });
  return {
    path,
    start: () => {
      ending.clearFailure();
      void starting.submit(undefined);
    },
    end: () => {
      starting.clearFailure();
      void ending.submit(undefined);
    },
    isStarting: starting.isSending,
    isEnding: ending.isSending,
    problem: (starting.failed ?? ending.failed)?.problem,
  };
}
