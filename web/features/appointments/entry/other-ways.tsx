import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { instantFromIso } from '#contracts/kernel/instant';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { askForNewTime, askToMove } from '#web/features/appointments/entry/messages-to-therapist';
import { SessionNoteLink } from '#web/features/appointments/entry/session-note-link.tsx';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { isChangeable } from '#web/features/appointments/entry/state/is-changeable';
import { paths } from '#web/routing/paths';

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
    const canChange = isChangeable(appointment, now);
    return (
      <>
        {canChange && (
          <>
            <Button variant="default" aria-describedby={describedBy} onClick={onMove}>
              Modifica
            </Button>
            <Button variant="default" c="var(--mantine-color-error)" aria-describedby={describedBy} onClick={onCancel}>
              Annulla
            </Button>
          </>
        )}
        <SessionNoteLink appointment={appointment} now={now} describedBy={describedBy} />
        {place === 'calendar' && <CardLink patient={appointment.otherSide.token} describedBy={describedBy} />}
        {canChange && place === 'calendar' && (
          <ChatLink person={appointment.otherSide.token} describedBy={describedBy} label="Scrivi in chat" />
        )}
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

interface CardLinkProps {
  /** The patient's token. */
  readonly patient: string;
  readonly describedBy: string;
}

/** A therapist's link from an appointment to the card of its patient. */
function CardLink({ patient, describedBy }: CardLinkProps) {
  return (
    <Anchor component={Link} to={paths.patientCard(patient)} size="sm" py="xs" aria-describedby={describedBy}>
      Scheda paziente
    </Anchor>
  );
}
