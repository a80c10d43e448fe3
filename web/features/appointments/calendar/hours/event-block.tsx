import type { CSSProperties, PointerEvent } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { clockTime } from '#contracts/kernel/italian-format';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import type { Placed } from '#web/features/appointments/calendar/hours/placed-in-day';
import { appointmentStatusText } from '#web/features/appointments/entry/appointment-status-text';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { StatusIcon } from '#web/features/appointments/entry/status-icon.tsx';

interface EventBlockProps {
  readonly placed: Placed<Appointment>;
  readonly now: Instant;
  readonly tabIndex: 0 | -1;
  readonly isDragged: boolean;
  readonly onOpen: (appointment: Appointment) => void;
  readonly onGrip: (event: PointerEvent<HTMLElement>, appointment: Appointment) => void;
}

/**
 * An appointment drawn to the minute, on a button of whole half hours: a press opens its entry, a drag proposes another
 * time.
 */
export function EventBlock({ placed, now, tabIndex, isDragged, onOpen, onGrip }: EventBlockProps) {
  const { appointment, touched, top, height, column, columns } = placed;
  const { status, otherSide, kind } = appointment;
  const [start, end] = [appointment.startsAt, appointment.endsAt].map((iso) => clockTime(instantFromIso(iso)));
  const { word } = appointmentStatusText(appointment, 'professional', now);
  const place = { '--touched': touched, '--column': column, '--columns': columns } as CSSProperties;
  const drawn = { '--top': top, '--height': height } as CSSProperties;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={classes.event}
      style={place}
      data-status={status}
      data-over={word === 'Concluso' || undefined}
      data-dragged={isDragged || undefined}
      aria-label={`${start} ${otherSide.name}, fino alle ${end}, ${kindName[kind]}, ${word}`}
      onClick={() => onOpen(appointment)}
      onPointerDown={(event) => isMovable(appointment, now) && onGrip(event, appointment)}
    >
      <span className={classes.drawn} style={drawn}>
        <span className={classes.eventTime}>
          <StatusIcon status={status} size={14} />
          {start}
        </span>{' '}
        {otherSide.name}
      </span>
    </button>
  );
}

/** Whether the user created the appointment and it is neither over nor cancelled. */
function isMovable({ own, status, endsAt }: Appointment, now: Instant): boolean {
  return own && status !== 'denied' && now <= instantFromIso(endsAt);
}
