import { useState } from 'react';
import { endSubscription, ownSubscription, startSubscription } from '#contracts/calendar-export/calendar-export.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { notifySuccess } from '#web/ui/messages/notify';

/** Starting and ending the subscription. The address of a start is known here alone, until the dialog closes. */
export function useSubscription() {
  const [path, setPath] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const starting = useCommand(startSubscription);
  const ending = useCommand(endSubscription);
  const refresh = useRefresh();

  const attempt = async (act: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await act();
    } catch (failure) {
      setProblem(problemOf(failure));
    }
    await refresh(ownSubscription);
  };
  const start = () =>
    void attempt(async () => {
      const started = await starting.run({});
      if (started) setPath(started.path);
    });
  const end = () =>
    void attempt(async () => {
      if (!(await ending.run({}))) return;
      setPath(undefined);
      notifySuccess('Abbonamento terminato: l’indirizzo non funziona più.');
    });
  return { path, start, end, isStarting: starting.isRunning, isEnding: ending.isRunning, problem };
}
