import { useState } from 'react';
import { listEntries } from '#contracts/diary/diary.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type QueryState, useQuery } from '#web/api/use-query';
import { rowsAtATime } from '#web/ui/records/record-table.tsx';

type Diary = OperationOutput<typeof listEntries>;

/**
 * The newest entries, as many as were asked for; while more of them come those that are there stay. `show` asks for so
 * many.
 */
export function useDiary(): { readonly query: QueryState<Diary>; readonly show: (count: number) => void } {
  const [count, setCount] = useState(rowsAtATime);
  const query = useQuery(listEntries, { count });
  const [shown, setShown] = useState(query.data);
  if (query.data && query.data !== shown) setShown(query.data);
  return {
    query: { ...query, data: query.data ?? shown },
    show: (wanted) => setCount(Math.max(count, wanted)),
  };
}
