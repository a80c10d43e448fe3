import { useCallback, useEffect, useRef, useState } from 'react';

/** Which records of a list are chosen; one that has left the list is chosen no more, not even when it comes back. */
export interface Selection {
  readonly chosen: readonly string[];
  readonly hasAll: boolean;
  readonly isChosen: (id: string) => boolean;
  /** Chooses one or lets it go; with `isRange` also all between it and the one pressed before. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  /** Chooses all of the list, shown or not; where all are chosen it lets them go. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * @param ids the records of the whole list, in its order
 * @param all every record there is, where the list holds only those found: one that a search leaves out has not left
 */
export function useSelection(ids: readonly string[], all: readonly string[] = ids): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const present = new Set(all);
  const kept = [...marked].filter((id) => present.has(id));
  if (kept.length < marked.size) setMarked(new Set(kept));
  const lastPressed = useRef<string>(undefined);
  const chosen = ids.filter((id) => marked.has(id));
  const hasAll = ids.length > 0 && chosen.length === ids.length;
  const latest = useRef({ ids, chosen, marked });
  useEffect(() => {
    latest.current = { ids, chosen, marked };
  });
  // The same function for good, so that a press draws the rows it changes and no others.
  const toggle = useCallback((id: string, isRange = false) => {
    const { ids: present, chosen: before, marked: were } = latest.current;
    const pressed = isRange ? idsBetween(present, lastPressed.current ?? id, id) : [id];
    lastPressed.current = id;
    const next = new Set(before);
    for (const one of pressed) {
      if (were.has(id)) next.delete(one);
      else next.add(one);
    }
    setMarked(next);
  }, []);
  return {
    chosen,
    hasAll,
    isChosen: (id) => marked.has(id),
    toggle,
    toggleAll: () => setMarked(new Set(hasAll ? [] : ids)),
    clear: () => setMarked(new Set()),
  };
}

/** The records from one to another, in the order of the list; only the second where the first is gone. */
function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other)].sort((first, second) => first - second);
  const [from = -1, to = -1] = ends;
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
