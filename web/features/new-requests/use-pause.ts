import { ownNewRequests, pauseNewRequests } from '#contracts/new-requests/new-requests.api';
import { problemOf } from '#web/api/call-failed';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { notifyFailure } from '#web/ui/messages/notify';

/**
 * Pauses new requests or takes them again, at once. `setPaused` resolves to whether it is done; a toast tells a
 * failure.
 */
export function usePause(): {
  readonly setPaused: (isPaused: boolean) => Promise<boolean>;
  readonly isSaving: boolean;
} {
  const { run, isRunning } = useCommand(pauseNewRequests, {
    writes: (pause) => [cacheWrite(ownNewRequests, () => pause)],
  });
  const setPaused = async (isPaused: boolean) => {
    try {
      return (await run({ isPaused })) !== undefined;
    } catch (failure) {
      notifyFailure(pauseNewRequests, problemText(problemOf(failure)));
      return false;
    }
  };
  return { setPaused, isSaving: isRunning };
}
