import type { ReactNode } from 'react';
import classes from '#web/ui/dialogs/dialog-actions.module.css';

/** The buttons that end a dialog, the confirming one last: at the right, or near the thumb on a phone. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
