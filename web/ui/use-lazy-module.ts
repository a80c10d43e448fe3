import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { announceAttempt } from '#web/api/attempts';
import { readingProblemText } from '#web/copy/problem-texts';
import { notifyFailure } from '#web/ui/messages/notify';

const loading = { name: 'lazy-module' };

/**
 * Loads code when it is first needed, such as a dialog: `module` is set once `load` has loaded it. `load` then calls
 * `open`, and resolves to whether the module is loaded; without a connection a toast says so, and the next press tries
 * again.
 */
export function useLazyModule<Module>(importModule: () => Promise<Module>): {
  readonly module: Module | undefined;
  readonly load: (open?: () => void) => Promise<boolean>;
} {
  const [module, setModule] = useState<Module>();
  const load = useCallback(
    async (open?: () => void) => {
      announceAttempt(loading.name);
      try {
        const loaded = await importModule();
        // A dialog remembers the focused element at the moment it opens, to restore the focus later: it must be mounted
        // by then, and must look before its focus trap moves the focus.
        flushSync(() => setModule(() => loaded));
        if (open) flushSync(open);
        return true;
      } catch {
        notifyFailure(loading, readingProblemText({ code: 'no_connection', requestId: '' }));
        return false;
      }
    },
    [importModule],
  );
  return { module, load };
}
