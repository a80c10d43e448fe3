import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The tab of a screen that its address names after `?tab=`, the first without one, and those opened so far. `kept`
 * names the parameters that say what the screen shows beside the tab.
 */
export function useTabInAddress<Key extends string>(keys: readonly [Key, ...Key[]], kept: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  // The way the user came here stays as it was.
  const { state } = useLocation();
  const shown = keys.find((key) => key === search.get('tab')) ?? keys[0];
  const [opened, setOpened] = useState<readonly Key[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return {
    shown,
    isOpened: (key: Key) => opened.includes(key),
    show: (key: string | null) => {
      if (key === null) return;
      const others = [...search].filter(([name]) => kept.includes(name));
      setSearch([...others, ['tab', key]], { replace: true, preventScrollReset: true, state });
    },
  };
}
