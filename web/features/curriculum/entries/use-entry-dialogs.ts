import { useState } from 'react';

/** Which entry a dialog is about: `null` for a new one. */
interface Asked {
  readonly opened: 'form' | 'removal' | null;
  readonly id: string | null;
  /** Counts the openings, so that each begins with a form of its own. */
  readonly opening: number;
}

/** What opens and closes the two dialogs of a list of entries: the form, and the question before removing one. */
export function useEntryDialogs() {
  const [asked, setAsked] = useState<Asked>({ opened: null, id: null, opening: 0 });
  const open = (opened: 'form' | 'removal', id: string | null) =>
    setAsked(({ opening }) => ({ opened, id, opening: opening + 1 }));
  return {
    ...asked,
    add: () => open('form', null),
    edit: (id: string) => open('form', id),
    askToRemove: (id: string) => open('removal', id),
    close: () => setAsked((before) => ({ ...before, opened: null })),
  };
}

/** The entry a dialog is about; one that closes goes on showing what it was about, also when that is removed. */
export function useShownEntry<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string | null,
): Entry | undefined {
  const present = entries.find((one) => one.id === id);
  const [shown, setShown] = useState(present);
  if (present && present !== shown) setShown(present);
  return id === null ? undefined : (present ?? shown);
}

/** The names of the other entries of the list that an entry is shown in; undefined once it is not in it. */
export function namesBeside<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): string[] | undefined {
  const names = entries.map((one) => one.id);
  return names.includes(id) ? names.filter((name) => name !== id) : undefined;
}
