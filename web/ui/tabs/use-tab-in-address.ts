import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The tab of a screen that its address names after `?tab=`, the first without one, and those opened so far. */
export function useTabInAddress<Key extends string>(keys: readonly [Key, ...Key[]]) {
  const [search, setSearch] = useSearchParams();
  const shown = keys.find((key) => key === search.get('tab')) ?? keys[0];
  const [opened, setOpened] = useState<readonly Key[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return {
    shown,
    isOpened: (key: Key) => opened.includes(key),
    show: (key: string | null) => {
      if (key !== null) setSearch({ tab: key }, { replace: true, preventScrollReset: true });
    },
  };
}
