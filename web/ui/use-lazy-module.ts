import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyProblem } from '#web/ui/messages/notify';

/**
 * A part of the interface that is fetched when it is first needed, such as a dialog: `part` is its module once it is
 * there. `fetchPart` fetches it, then opens it if told how, and resolves to whether it is there; without a connection
 * that is told, and the next press tries again.
 */
export function useFetchedPart<Module>(load: () => Promise<Module>): {
  readonly part: Module | undefined;
  readonly fetchPart: (open?: () => void) => Promise<boolean>;
} {
  const [part, setPart] = useState<Module>();
  const fetchPart = useCallback(
    async (open?: () => void) => {
      try {
        const module = await load();
        // A dialog remembers where to give the focus back to at the moment it opens: it must be there by then, and
        // must look before its focus trap moves the focus.
        flushSync(() => setPart(() => module));
        if (open) flushSync(open);
        return true;
      } catch {
        notifyProblem({ code: 'no_connection', requestId: '' });
        return false;
      }
    },
    [load],
  );
  return { part, fetchPart };
}
