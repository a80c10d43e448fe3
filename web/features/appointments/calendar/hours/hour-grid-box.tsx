import { useLayoutEffect, useRef } from 'react';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import { HourGrid, type HourGridProps } from '#web/features/appointments/calendar/hours/hour-grid.tsx';

/** The grid in a window of its own that opens at the hour that matters: now, or the morning of another day. */
export function HourGridBox(props: HourGridProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = box.current?.querySelector('[data-slot][tabindex="0"]')?.closest('tr');
    if (box.current && row) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 3;
  }, []);
  return (
    <div ref={box} className={classes.box}>
      <HourGrid {...props} />
    </div>
  );
}
