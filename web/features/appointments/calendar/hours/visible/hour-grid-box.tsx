import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import { HourGrid, type HourGridProps } from '#web/features/appointments/calendar/hours/hour-grid.tsx';
import markClasses from '#web/features/appointments/calendar/hours/visible/hidden-mark.module.css';
import { openingSlot } from '#web/features/appointments/calendar/hours/visible/opening-slot';
import { useHiddenAppointments } from '#web/features/appointments/calendar/hours/visible/use-hidden-appointments';
import { appointmentCount } from '#web/features/appointments/calendar/month/appointment-count';

/**
 * The grid in the one box that scrolls. Every period opens with its first appointment or its working hours, and what
 * stays out of sight above and below is counted at the edges.
 */
export function HourGridBox(props: HourGridProps) {
  const { days, appointments, times } = props;
  const box = useRef<HTMLDivElement>(null);
  const { hidden, showFirst, showLast } = useHiddenAppointments(box, props);
  /** The period that was opened last, and where that left the box. */
  const opened = useRef<{ readonly days: HourGridProps['days']; readonly top: number }>(undefined);

  const openPeriod = useEffectEvent(() => {
    const row = box.current?.querySelector<HTMLElement>(`tr[data-time="${openingSlot(days, appointments, times)}"]`);
    const head = box.current?.querySelector('thead')?.offsetHeight ?? 0;
    if (!box.current || !row) return;
    if (opened.current?.days === days && opened.current.top !== box.current.scrollTop) return;
    box.current.scrollTop = row.offsetTop - head;
    opened.current = { days, top: box.current.scrollTop };
  });

  // A session that is booked or moved meanwhile scrolls nothing away from under the eye, nor do hours that become known
  // once the user has scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each period, and when the hours become known
  useLayoutEffect(() => openPeriod(), [days, times]);

  return (
    <div className={classes.frame}>
      <HiddenMark edge="above" count={hidden.above} onPress={showFirst} />
      <div ref={box} className={classes.box}>
        <HourGrid {...props} />
      </div>
      <HiddenMark edge="below" count={hidden.below} onPress={showLast} />
    </div>
  );
}

interface HiddenMarkProps {
  readonly edge: 'above' | 'below';
  readonly count: number;
  readonly onPress: () => void;
}

/** `↑ 3`: appointments out of sight beyond an edge of the grid; a press shows them. Nothing while there are none. */
function HiddenMark({ edge, count, onPress }: HiddenMarkProps) {
  if (count === 0) return null;
  const Arrow = edge === 'above' ? IconArrowUp : IconArrowDown;
  const where = edge === 'above' ? 'prima delle ore che vedi' : 'dopo le ore che vedi';
  return (
    <button
      type="button"
      className={markClasses.mark}
      data-edge={edge}
      aria-label={`${appointmentCount(count)} ${where}: mostra`}
      onClick={onPress}
    >
      <Arrow aria-hidden size={14} stroke={2.5} />
      <span>{count}</span>
    </button>
  );
}
