import { Skeleton } from '@mantine/core';
import classes from '#web/features/therapists/results/therapist-card.module.css';

/** The placeholder of a card while it loads. */
export function CardSkeleton() {
  return (
    <div className={classes.box}>
      <div className={classes.top}>
        <div className={classes.portrait}>
          <Skeleton radius="md" style={{ aspectRatio: '4 / 5', height: 'auto' }} />
        </div>
        <div className={classes.who}>
          <Skeleton height={26} width="80%" />
          <Skeleton height={18} width="60%" mt="xs" />
          <Skeleton height={18} width="70%" mt="xs" />
        </div>
      </div>
      <div className={classes.facts}>
        <Skeleton height={54} />
        <Skeleton height={26} width="50%" />
        <Skeleton height={26} />
      </div>
    </div>
  );
}
