import type { ReactNode } from 'react';
import classes from '#web/ui/sections/sections.module.css';

interface FactProps {
  readonly label: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A line of a list of facts, to be read: its name and what is known. */
export function Fact({ label, text, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text ? <span>{text}</span> : <span className={classes.none}>non indicato</span>}
        {children}
      </dd>
    </div>
  );
}
