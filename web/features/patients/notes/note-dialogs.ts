import { useState } from 'react';

/** Which note the modal is about; `id` is null for a new one. */
export interface AskedNote {
  readonly isOpen: boolean;
  readonly id: string | null;
  readonly suggestedTitle: string;
  /** Counts the openings, so that each begins by itself. */
  readonly opening: number;
}

/** What opens and closes the modal of a card's notes. */
export function useNoteDialog() {
  const [asked, setAsked] = useState<AskedNote>({ isOpen: false, id: null, suggestedTitle: '', opening: 0 });
  const open = (id: string | null, suggestedTitle = '') =>
    setAsked(({ opening }) => ({ isOpen: true, id, suggestedTitle, opening: opening + 1 }));
  return {
    asked,
    read: (id: string) => open(id),
    add: (suggestedTitle = '') => open(null, suggestedTitle),
    close: () => setAsked((before) => ({ ...before, isOpen: false })),
  };
}
