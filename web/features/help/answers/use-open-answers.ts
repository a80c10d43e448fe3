import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface OpenAnswers {
  readonly isOpen: (id: string) => boolean;
  /** Whether the address named it when the page was opened. */
  readonly isNamed: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/**
 * Which answers are open. The address names the one opened last, so that copied it leads to it; while something is
 * searched for every answer found is open.
 */
export function useOpenAnswers(isSearching: boolean): OpenAnswers {
  const [params, setParams] = useSearchParams();
  const [named] = useState(params.get('voce'));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(named === null ? [] : [named]));
  const [closedInSearch, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    if (isSearching) return setClosed(withToggled(closedInSearch, id));
    const next = withToggled(opened, id);
    setOpened(next);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.has(id)) after.set('voce', id);
        else if (after.get('voce') === id) after.delete('voce');
        return after;
      },
      { replace: true },
    );
  };
  return {
    isOpen: (id) => (isSearching ? !closedInSearch.has(id) : opened.has(id)),
    isNamed: (id) => id === named,
    toggle,
  };
}

function withToggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
