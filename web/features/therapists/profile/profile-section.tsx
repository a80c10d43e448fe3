import { type ReactNode, useId } from 'react';
import classes from '#web/features/therapists/profile/profile-section.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** The id of the heading, for buttons that jump to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A titled section of a profile. */
export function ProfileSection({ title, id, children }: ProfileSectionProps) {
  const ownId = useId();
  const heading = id ?? ownId;
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h3 id={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
