import type { ReactNode } from 'react';
import classes from '#web/ui/prose.module.css';

/** Text in lines of a comfortable length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
