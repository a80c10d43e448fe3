import { type ReactNode, useId } from 'react';
import classes from '#web/features/therapists/profile/profile-section.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section of a profile. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h3 id={heading} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
