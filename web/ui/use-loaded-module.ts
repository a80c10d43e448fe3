import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';

interface LoadedModule<Module> {
  readonly module: Module | undefined;
  /** Why it did not come, until an attempt succeeds. */
  readonly problem: Problem | undefined;
  readonly retry: () => Promise<void>;
}

/** Code that is loaded with the part of a screen that needs it, beside the data of that part. */
export function useLoadedModule<Module>(importModule: () => Promise<Module>): LoadedModule<Module> {
  const [module, setModule] = useState<Module>();
  const [problem, setProblem] = useState<Problem>();
  const retry = useCallback(async () => {
    try {
      const loaded = await importModule();
      setModule(() => loaded);
      setProblem(undefined);
    } catch {
      setProblem({ code: 'no_connection', requestId: '' });
    }
  }, [importModule]);
  useEffect(() => void retry(), [retry]);
  return { module, problem, retry };
}
