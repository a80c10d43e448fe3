import { type ReactNode, useId } from 'react';
import classes from '#web/features/billing/tab/billing-tab.module.css';

interface TabSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section of the tab. */
export function TabSection({ title, children }: TabSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
