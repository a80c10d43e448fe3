import { Button } from '@mantine/core';
import type { LabelReading } from '#contracts/appointments/appointment-label';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { instantFromIso } from '#contracts/kernel/instant';
import { ChatLink } from '#web/features/appointments/chat-link.tsx';

interface OtherWaysProps {
  readonly appointment: Appointment;
  readonly reading: LabelReading;
  readonly describedBy: string;
  readonly onCancel: () => void;
}

/** What stands beside an appointment's button: therapists cancel what is not over (APPT-52, APPT-53), patients write. */
export function OtherWays({ appointment, reading, describedBy, onCancel }: OtherWaysProps) {
  const { reader, now, place } = reading;
  if (reader === 'professional') {
    if (appointment.status === 'denied' || now > instantFromIso(appointment.endsAt)) return null;
    return (
      <Button variant="default" c="var(--mantine-color-error)" aria-describedby={describedBy} onClick={onCancel}>
        Annulla
      </Button>
    );
  }
  const label = place === 'calendar' && reasonToWrite(appointment, reading);
  if (!label) return null;
  return <ChatLink person={appointment.otherSide.token} label={label} describedBy={describedBy} />;
}

function reasonToWrite(appointment: Appointment, { now }: LabelReading): string | undefined {
  const isAhead = now < instantFromIso(appointment.startsAt) && joinState(appointment, now) !== 'allow';
  if (isAhead) return 'Chiedi di spostare';
  const isLost = appointment.status === 'pending' && isConfirmationExpired(appointment, now);
  return isLost ? 'Scrivi al terapeuta' : undefined;
}
