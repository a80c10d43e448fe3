import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { useTryAgain } from '#web/api/use-try-again';

interface LoadedModule<Module> {
  readonly module: Module | undefined;
  /** Why loading failed, until an attempt succeeds. */
  readonly problem: Problem | undefined;
  readonly retry: () => Promise<void>;
}

/**
 * Loads code when the component that needs it mounts, while its data is loading; a failed attempt is repeated until
 * it succeeds.
 */
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
  useTryAgain(problem !== undefined, retry);
  return { module, problem, retry };
}
