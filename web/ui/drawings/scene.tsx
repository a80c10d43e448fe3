import type { ReactNode } from 'react';
import classes from '#web/ui/drawings/drawing.module.css';

/** The frame of a small drawing: what stands in it stands before a window, on a floor at 140 of 160. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={`${classes.drawing} ${classes.scene}`} viewBox="0 0 240 160" aria-hidden="true">
      <path d="M46 140V82a74 74 0 0 1 148 0v58z" className={classes.sky} />
      {children}
      <path d="M20 140h200" className={classes.line} />
    </svg>
  );
}
