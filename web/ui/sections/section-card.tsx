import { type ReactNode, type Ref, useId } from 'react';
import classes from '#web/ui/sections/sections.module.css';

interface SectionCardProps {
  readonly title: string;
  /** The heading, which can take the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A titled section of a tab. */
export function SectionCard({ title, headingRef, children }: SectionCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} ref={headingRef} {...(headingRef ? { tabIndex: -1 } : {})} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
