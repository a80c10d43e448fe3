import type { Appointment } from '#contracts/appointments/appointments.api';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { StatusIcon } from '#web/features/appointments/entry/state/status-icon.tsx';

interface AppointmentStatusProps {
  readonly status: Appointment['status'];
  readonly word: string;
}

/** A status as word, shape and colour. */
export function AppointmentStatus({ status, word }: AppointmentStatusProps) {
  return (
    <span className={classes.status} data-status={status}>
      <StatusIcon status={status} size={18} />
      <span>{word}</span>
    </span>
  );
}
