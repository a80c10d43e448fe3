import { Button } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { instantFromIso } from '#contracts/kernel/instant';
import type { LabelReading } from '#web/features/appointments/entry/appointment-label';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { askForNewTime, askToMove } from '#web/features/appointments/entry/messages-to-therapist';

interface OtherWaysProps {
  readonly appointment: Appointment;
  readonly reading: LabelReading;
  readonly describedBy: string;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

/**
 * The other actions of an appointment: therapists move or cancel it until it is over, patients write to the therapist.
 */
export function OtherWays({ appointment, reading, describedBy, onMove, onCancel }: OtherWaysProps) {
  const { reader, now, place } = reading;
  if (reader === 'professional') {
    if (appointment.status === 'denied' || now > instantFromIso(appointment.endsAt)) return null;
    return (
      <>
        <Button variant="default" aria-describedby={describedBy} onClick={onMove}>
          Modifica
        </Button>
        <Button variant="default" c="var(--mantine-color-error)" aria-describedby={describedBy} onClick={onCancel}>
          Annulla
        </Button>
      </>
    );
  }
  const reason = place === 'calendar' && reasonToWrite(appointment, reading);
  if (!reason) return null;
  return <ChatLink person={appointment.otherSide.token} describedBy={describedBy} {...reason} />;
}

function reasonToWrite(appointment: Appointment, { now }: LabelReading) {
  const isAhead = now < instantFromIso(appointment.startsAt) && joinState(appointment, now) !== 'allow';
  if (isAhead) return { label: 'Chiedi di spostare', message: askToMove(appointment) };
  const isLost = appointment.status === 'pending' && isConfirmationExpired(appointment, now);
  return isLost ? { label: 'Scrivi al terapeuta', message: askForNewTime(appointment) } : undefined;
}
