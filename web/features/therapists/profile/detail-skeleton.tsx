import { Skeleton, Stack } from '@mantine/core';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';

/** The shape of a profile while it is awaited. */
export function DetailSkeleton() {
  return (
    <div className={classes.profile}>
      <Stack className={classes.sidebar}>
        <Skeleton radius="md" style={{ aspectRatio: '4 / 5', height: 'auto' }} />
        <Skeleton height={34} />
        <Skeleton height={20} width="60%" />
      </Stack>
      <Stack className={classes.main}>
        <Skeleton height={44} />
        <Skeleton height={160} />
        <Skeleton height={120} />
      </Stack>
    </div>
  );
}
