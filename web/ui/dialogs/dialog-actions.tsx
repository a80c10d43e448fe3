import type { ReactNode } from 'react';
import classes from '#web/ui/dialogs/dialog-actions.module.css';
import { keepFocus } from '#web/ui/keep-focus';

/** The buttons that end a dialog, the confirming one last: at the right, or near the thumb on a phone. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on a button inside keeps the focus where it is
    <div className={classes.actions} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}
