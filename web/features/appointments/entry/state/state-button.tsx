import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { appointmentLabel, type LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import classes from '#web/features/appointments/entry/state/state-button.module.css';
import { StatusIcon } from '#web/features/appointments/entry/state/status-icon.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';

interface StateButtonProps {
  readonly appointment: Appointment;
  readonly reading: LabelReading;
  readonly flow: AppointmentFlow;
  /** The id of the text that says which appointment this is. */
  readonly describedBy: string;
  readonly size?: 'md' | 'compact-sm';
}

/** The one statement of an appointment's state: a button where the state can be acted on, else its word and shape. */
export function StateButton({ appointment, reading, flow, describedBy, size = 'md' }: StateButtonProps) {
  const { text, action } = appointmentLabel(appointment, reading);
  const isActing = action === 'join' || action === 'confirm';
  const icon = size === 'md' ? 18 : 16;
  const mark =
    action === 'join' ? <IconVideo aria-hidden size={icon} /> : <StatusIcon status={appointment.status} size={icon} />;
  return (
    <Button
      size={size}
      // Joining leads nowhere yet, so that it is no main act; the words beside it say so.
      variant={action === 'confirm' ? 'filled' : 'default'}
      leftSection={action === 'confirm' || action === 'review' ? undefined : mark}
      disabled={action === null}
      aria-disabled={action === 'explain' || undefined}
      data-disabled={action === 'explain'}
      data-status={appointment.status}
      data-acting={isActing || undefined}
      data-compact={size === 'compact-sm' || undefined}
      aria-describedby={describedBy}
      loading={flow.confirming === appointment.token}
      className={classes.state}
      onClick={() => flow.press(appointment, action)}
    >
      {text}
    </Button>
  );
}
