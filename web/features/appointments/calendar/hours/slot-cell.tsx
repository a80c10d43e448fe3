import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties, FocusEvent, ReactNode } from 'react';
import { holidayOn } from '#contracts/appointments/italian-holidays';
import { fullDateOf } from '#contracts/kernel/italian-format';
import type { Slot } from '#web/features/appointments/calendar/hours/day-slots';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import { appointmentCount } from '#web/features/appointments/calendar/month/appointment-count';

/** A dragged appointment where it would be. */
export interface DragGhost {
  readonly name: string;
  /** `10:30-11:30`. */
  readonly times: string;
  /** How far into its first half hour it begins, from 0 to 1. */
  readonly top: number;
  /** Its length in rows of half an hour, cut at midnight. */
  readonly rows: number;
  /** The appointments that are there already: `Anna Greco, 11:00-12:00`; undefined when it is free. */
  readonly clash: string | undefined;
}

export interface SlotState {
  /** The number of appointments that touch it. */
  readonly count: number;
  readonly isPast: boolean;
  /** Why it is not working time; undefined when it is. */
  readonly off: 'absence' | 'hours' | undefined;
  /** The dragged appointment that would begin here. */
  readonly ghost: DragGhost | undefined;
  /** How far through the slot now is, from 0 to 1; undefined when now is elsewhere. */
  readonly nowAt: number | undefined;
}

interface SlotCellProps extends SlotState {
  readonly slot: Slot;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** The appointments that begin in the slot. */
  readonly children: ReactNode;
}

/**
 * Half an hour of a day: a button that names day, time and content, and opens the appointments or the form of a new
 * one.
 */
export function SlotCell({ slot, isTabStop, onPress, onFocus, children, ...state }: SlotCellProps) {
  const { count, isPast, off, ghost, nowAt } = state;
  // A time cannot name the second run of a repeated hour, so nothing can be booked into it.
  const isOpen = !isPast && !slot.again;
  return (
    <td className={classes.slot} data-off={off && true} data-half={slot.time.endsWith('30') || undefined}>
      <button
        type="button"
        data-slot={slot.start}
        data-open={isOpen || undefined}
        data-taken={count > 0 || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={slotWords(slot, state)}
        aria-disabled={(count === 0 && !isOpen) || undefined}
        className={classes.press}
        onClick={() => (count > 0 || isOpen) && onPress()}
        onFocus={onFocus}
      />
      {children}
      {ghost && (
        <span
          aria-hidden
          className={classes.target}
          data-ghost
          data-clash={ghost.clash !== undefined || undefined}
          style={{ '--top': ghost.top, '--rows': ghost.rows } as CSSProperties}
        >
          <span className={classes.words}>
            <span>{ghost.name}</span>
            <span>{ghost.times}</span>
            {ghost.clash !== undefined && (
              <span>
                <IconAlertTriangle size={14} /> Si sovrappone: <span>{ghost.clash}</span>
              </span>
            )}
          </span>
        </span>
      )}
      {nowAt !== undefined && (
        <span aria-hidden className={classes.now} style={{ '--offset': nowAt } as CSSProperties} />
      )}
    </td>
  );
}

function slotWords({ date, time, again }: Slot, { count, isPast, off }: SlotState): string {
  return [
    fullDateOf(date),
    again ? `${time} di nuovo, l’ora si ripete` : time,
    appointmentCount(count),
    isPast && 'già passato',
    off === 'absence' && 'in un giorno di assenza',
    off === 'hours' && 'fuori dai tuoi orari di lavoro',
    holidayOn(date),
  ]
    .filter(Boolean)
    .join(', ');
}
