import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHistoryStep } from '#web/ui/dialogs/dialog-history';

/** The list of conversations over the open one, where the window is too narrow for both. */
export interface ListOverlay {
  readonly listId: string;
  readonly isShown: boolean;
  /** The button that shows and hides it, which has the focus again once it is hidden. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly hide: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Shows and hides the list over the open conversation; it is hidden again when another one is opened, and by the
 * browser's Back.
 */
export function useListOverlay(listId: string, selected: string | null): ListOverlay {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [shownOver, setShownOver] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isNarrow && selected !== null && shownOver === selected;
  useEffect(() => {
    if (isShown) document.getElementById(listId)?.querySelector<HTMLElement>('[aria-current], a')?.focus();
  }, [isShown, listId]);
  const hide = () => {
    if (!isShown) return;
    setShownOver(null);
    button.current?.focus();
  };
  useHistoryStep(isShown, hide);
  return {
    listId,
    isShown,
    button,
    toggle: isShown ? hide : () => setShownOver(selected),
    hide,
    onKeyDown: ({ key }) => {
      if (key === 'Escape') hide();
    },
  };
}
