import { useRef, useState } from 'react';
import useSWR from 'swr';
import { listEntries } from '#contracts/diary/diary.api';
import { callVersioned, type VersionedAnswer } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { usePageUser } from '#web/api/page-user';
import type { QueryState } from '#web/api/use-query';
import { type Listed, readEntries } from '#web/features/diary/pages/read-entries';
import { rowsAtATime } from '#web/ui/records/record-table.tsx';

/**
 * The newest entries, as many as were asked for; while more of them come those that are there stay. `show` asks for so
 * many.
 */
export function useDiary(): { readonly query: QueryState<Listed>; readonly show: (count: number) => void } {
  const [count, setCount] = useState(rowsAtATime);
  return { query: useEntries(count), show: (wanted) => setCount(Math.max(count, wanted)) };
}

/** Reads so many entries as one answer of the shared cache; of a page that is as it was a few bytes come. */
function useEntries(count: number): QueryState<Listed> {
  const pageUser = usePageUser();
  const known = useRef(new Map<number, { readonly count: number; readonly answer: VersionedAnswer<Listed> }>());
  const read = async (): Promise<VersionedAnswer<Listed>> => {
    const value = await readEntries(async (page) => {
      const before = known.current.get(page.from);
      const answer = await callVersioned(
        listEntries,
        page,
        pageUser,
        before?.count === page.count ? before.answer : undefined,
      );
      known.current.set(page.from, { count: page.count, answer });
      return answer.value;
    }, count);
    return { version: '', value: value ?? { entries: [], total: 0 } };
  };
  const { data, error, isLoading, mutate } = useSWR([listEntries.name, { from: 0, count }], read, {
    keepPreviousData: true,
  });
  return {
    data: data?.value,
    problem: error === undefined ? undefined : problemOf(error),
    isLoading,
    retry: async () => (await mutate())?.value,
  };
}
