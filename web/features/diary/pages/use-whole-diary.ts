import { useState } from 'react';
import { type DiaryEntry, listEntries } from '#contracts/diary/diary.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { readEntries } from '#web/features/diary/pages/read-entries';

interface WholeDiary {
  /** Resolves with every entry; with undefined when one of the pages failed, or the component has gone. */
  readonly read: () => Promise<readonly DiaryEntry[] | undefined>;
  readonly isReading: boolean;
  readonly problem: Problem | undefined;
}

/** Reads the whole diary on demand, however long it is. */
export function useWholeDiary(): WholeDiary {
  const { state, ask } = useLazyQuery(listEntries);
  const [isReading, setReading] = useState(false);
  const [unsteady, setUnsteady] = useState<Problem>();
  const read = async () => {
    setUnsteady(undefined);
    setReading(true);
    try {
      return (await readEntries(ask, Number.POSITIVE_INFINITY))?.entries;
    } catch (failure) {
      setUnsteady(problemOf(failure));
      return undefined;
    } finally {
      setReading(false);
    }
  };
  return { read, isReading, problem: unsteady ?? (state.kind === 'failed' ? state.problem : undefined) };
}
