import { Skeleton } from '@mantine/core';
import screenClasses from '#web/features/dashboard/dashboard-screen.module.css';
import classes from '#web/features/dashboard/home-skeleton.module.css';

/** The home's parts in their places and about their sizes, while what decides both is on its way. */
export function HomeSkeleton() {
  return (
    <>
      <div aria-busy="true" className={`${screenClasses.step} ${classes.step}`}>
        <output className="visually-hidden">Caricamento: la tua dashboard</output>
        <Skeleton radius="lg" height="100%" />
      </div>
      <div aria-hidden className={`${screenClasses.upcoming} ${classes.upcoming}`}>
        <Skeleton radius="lg" height="100%" />
      </div>
      <div aria-hidden className={`${screenClasses.calendar} ${classes.calendar}`}>
        <Skeleton radius="lg" height="100%" />
      </div>
    </>
  );
}
