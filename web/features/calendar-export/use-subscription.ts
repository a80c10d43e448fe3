import { useState } from 'react';
import { endSubscription, ownSubscription, startSubscription } from '#contracts/calendar-export/calendar-export.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { cacheWrite } from '#web/api/query-cache';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';

/**
 * Starts and ends the subscription, which has stood since the given moment. The address of a new one is known only
 * here, until the dialog closes or another page starts or ends one.
 */
export function useSubscription(since: string | null) {
  const [started, setStarted] = useState<OperationOutput<typeof startSubscription>>();
  const starting = useSubmit(startSubscription, {
    input: () => ({ replaces: since }),
    isRepeatable: true,
    // Known at once: the next press is about the new one.
    writes: (answer) => [cacheWrite(ownSubscription, (before) => ({ ...before, since: answer.since }))],
    onDone: setStarted,
  });
  const ending = useSubmit(endSubscription, {
    input: () => ({}),
    isRepeatable: true,
    onDone: () => {
      notifySuccess('Calendario scollegato: l’indirizzo non funziona più.');
    },
  });
  return {
    path: started?.since === since ? started?.path : undefined,
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
