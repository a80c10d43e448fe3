import { useCallback, useEffect, useRef, useState } from 'react';

/** Which records of a list are chosen; one that has left the list is chosen no more, not even when it comes back. */
export interface Selection {
  readonly chosen: readonly string[];
  readonly hasAll: boolean;
  readonly isChosen: (id: string) => boolean;
  /** Chooses one or lets it go; with `isRange` also all between it and the one pressed before. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  /** Chooses all of the list, shown or not; where all are chosen lets them go. What a search hides stays as it was. */
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
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  // The same function for good, so that a press draws the rows it changes and no others.
  const toggle = useCallback((id: string, isRange = false) => {
    const pressed = isRange ? idsBetween(latest.current, lastPressed.current ?? id, id) : [id];
    lastPressed.current = id;
    setMarked((before) => withMarks(before, pressed, !before.has(id)));
  }, []);
  return {
    chosen,
    hasAll,
    isChosen: (id) => marked.has(id),
    toggle,
    toggleAll: () => setMarked((before) => withMarks(before, ids, !hasAll)),
    clear: () => setMarked(new Set()),
  };
}

/** Those marked before, with these marked too or let go; what a search hides stays as it was. */
function withMarks(before: ReadonlySet<string>, ids: readonly string[], isMarked: boolean): ReadonlySet<string> {
  const next = new Set(before);
  for (const id of ids) {
    if (isMarked) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The records from one to another, in the order of the list; only the second where the first is gone. */
function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other)].sort((first, second) => first - second);
  const [from = -1, to = -1] = ends;
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
