import type { ReactNode } from 'react';
import classes from '#web/ui/dialogs/dialog-actions.module.css';
import { keepFocus } from '#web/ui/focus/keep-focus';

interface DialogActionsProps {
  /** Something is lost by the last button: on a phone the safe one comes first too. */
  readonly isLoss?: boolean;
  readonly children: ReactNode;
}

/**
 * The buttons that end a dialog, the confirming one last: at the right; on a phone on top, unless it loses something.
 */
export function DialogActions({ isLoss, children }: DialogActionsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on a button inside keeps the focus where it is
    <div className={classes.actions} data-dialog-actions data-loss={isLoss || undefined} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}
