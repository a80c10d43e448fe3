import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyProblem } from '#web/ui/notify';

/**
 * A part of the interface that is fetched when it is first needed, such as a dialog: `part` is its module once it is
 * there. `fetchPart` resolves to whether it is; without a connection that is told, and the next press tries again.
 */
export function useFetchedPart<Module>(load: () => Promise<Module>): {
  readonly part: Module | undefined;
  readonly fetchPart: () => Promise<boolean>;
} {
  const [part, setPart] = useState<Module>();
  const fetchPart = useCallback(async () => {
    try {
      const module = await load();
      // A dialog remembers where to give the focus back to when it opens, not when it appears opened already.
      flushSync(() => setPart(() => module));
      return true;
    } catch {
      notifyProblem({ code: 'no_connection', requestId: '' });
      return false;
    }
  }, [load]);
  return { part, fetchPart };
}
