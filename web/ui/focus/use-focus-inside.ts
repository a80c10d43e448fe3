import { useEffect } from 'react';
import { onFocusLostWhileDisabled } from '#web/ui/focus/pressed-button-focus';

/** By then whoever took the focused element away has moved the focus where it belongs. */
const afterMoveMs = 50;

/**
 * Keeps the focus in the open dialog that has this element at its top. A button is disabled while its press is under
 * way, and browsers then let the focus fall to the body, from where Tab walks the page behind. Meanwhile the dialog
 * itself has it; as soon as the button can be pressed again, after a failure, the button has it back.
 */
export function useFocusInside(top: HTMLElement | null, isCovered: boolean): void {
  useEffect(() => {
    const dialog = top?.closest<HTMLElement>('.mantine-Modal-content');
    if (!dialog || isCovered) return;
    const focus = focusKeeper(dialog);
    const watching = new MutationObserver(focus.keep);
    watching.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    const unlisten = onFocusLostWhileDisabled(dialog, focus.expectBack);
    return () => {
      watching.disconnect();
      unlisten();
      focus.forget();
    };
  }, [top, isCovered]);
}

function focusKeeper(dialog: HTMLElement) {
  let awaited: HTMLElement | undefined;
  let timer = 0;
  const holdIfLost = () => {
    if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
  };
  const isNowhere = (focused: Element | null) => focused === dialog || focused === document.body;
  const keep = () => {
    const { activeElement: focused } = document;
    if (focused instanceof HTMLElement && dialog.contains(focused) && focused.matches(':disabled')) {
      awaited = focused;
      dialog.focus({ preventScroll: true });
    } else if (!isNowhere(focused)) {
      awaited = undefined;
    } else if (awaited?.isConnected && !awaited.matches(':disabled')) {
      awaited.focus({ preventScroll: true });
      awaited = undefined;
    } else if (focused === document.body) {
      clearTimeout(timer);
      timer = window.setTimeout(holdIfLost, afterMoveMs);
    }
  };
  return {
    keep,
    expectBack: (button: HTMLElement) => {
      awaited = button;
    },
    forget: () => clearTimeout(timer),
  };
}
