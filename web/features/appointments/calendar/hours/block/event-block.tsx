import { IconCalendarOff, IconCurrencyEuroOff, IconMessageCircle, IconUser, IconUsers } from '@tabler/icons-react';
import type { CSSProperties, PointerEvent } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import classes from '#web/features/appointments/calendar/hours/block/event-block.module.css';
import type { Placed } from '#web/features/appointments/calendar/hours/placed-in-day';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { kindName, shortKindName } from '#web/features/appointments/entry/kind-name';
import { appointmentStatusText } from '#web/features/appointments/entry/state/appointment-status-text';
import { isChangeable } from '#web/features/appointments/entry/state/is-changeable';
import { StatusIcon } from '#web/features/appointments/entry/state/status-icon.tsx';
import { isUnpaid, unpaidWords } from '#web/features/appointments/entry/state/unpaid';

interface EventBlockProps {
  readonly placed: Placed<Appointment>;
  readonly now: Instant;
  readonly tabIndex: 0 | -1;
  /** Whether it lies in a day off. */
  readonly isOff: boolean;
  readonly isDragged: boolean;
  readonly onOpen: (appointment: Appointment) => void;
  readonly onGrip: (event: PointerEvent<HTMLElement>, appointment: Appointment) => void;
}

const kindIcons = { 'introductory-talk': IconMessageCircle, single: IconUser, couple: IconUsers } as const;

/** Each also with Alt up and down, for its end. */
const shortcuts = 'Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight';

/**
 * An appointment drawn to the minute, on a button of whole half hours: a press opens its entry, a drag proposes another
 * time, and at its foot another length. The name comes first; half an hour has one line, where the time follows as far
 * as there is room.
 */
export function EventBlock({ placed, now, tabIndex, isOff, isDragged, onOpen, onGrip }: EventBlockProps) {
  const { appointment, touched, top, height, column, columns } = placed;
  const { status, otherSide, kind } = appointment;
  const { word } = appointmentStatusText(appointment, 'professional', now);
  const Kind = kindIcons[kind];
  const unpaid = isUnpaid(appointment);
  const place = { '--touched': touched, '--column': column, '--columns': columns } as CSSProperties;
  const drawn = { '--top': top, '--height': height } as CSSProperties;
  const times = startAndEnd(appointment);
  const [start, end] = times.split('-');
  const isMovable = appointment.own && isChangeable(appointment, now);
  // A move, and no less a change of length, wants a start that lies ahead.
  const isPullable = isMovable && now <= instantFromIso(appointment.startsAt);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={classes.event}
      style={place}
      data-event={appointment.token}
      data-status={status}
      data-kind={kind}
      data-over={word === 'Concluso' || undefined}
      data-off={isOff || undefined}
      data-dragged={isDragged || undefined}
      aria-keyshortcuts={isMovable ? shortcuts : undefined}
      onClick={() => onOpen(appointment)}
      onPointerDown={(event) => isMovable && onGrip(event, appointment)}
    >
      <span className="visually-hidden">
        {[
          `${otherSide.name}, ${times}`,
          kindName[kind],
          word,
          unpaid && unpaidWords,
          isOff && 'in un giorno di assenza',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden className={classes.drawn} style={drawn} data-short={height < 1.5 || undefined}>
        <span className={classes.name}>{otherSide.name}</span>
        <span className={classes.about}>
          <span className={classes.times}>
            <span>{start}</span>
            <span className={classes.end}>{`-${end}`}</span>
          </span>{' '}
          <span className={classes.kind}>{shortKindName[kind]}</span>
          {isOff && <span className={classes.off}> · assente</span>}
        </span>
        <span className={classes.icons}>
          {isOff && <IconCalendarOff aria-hidden size={14} stroke={2} />}
          {unpaid && <IconCurrencyEuroOff aria-hidden size={14} stroke={2} />}
          {status === 'pending' && <StatusIcon status={status} size={14} />}
          <Kind aria-hidden size={14} stroke={2} className={classes.kindIcon} />
        </span>
        {isPullable && <span className={classes.foot} data-foot />}
      </span>
    </button>
  );
}
