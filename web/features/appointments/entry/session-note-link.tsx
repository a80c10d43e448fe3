import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';
import { paths } from '#web/routing/paths';

interface SessionNoteLinkProps {
  readonly appointment: Appointment;
  readonly now: Instant;
  readonly describedBy: string;
}

/**
 * A therapist's link from an own session that is over to its note in the patient's card, written or still to be
 * written; nothing for another session.
 */
export function SessionNoteLink({ appointment, now, describedBy }: SessionNoteLinkProps) {
  if (!appointment.own || joinState(appointment, now) !== 'complete') return null;
  return (
    <Anchor
      component={Link}
      to={paths.sessionNote(appointment.otherSide.token, appointment.token)}
      size="sm"
      py="xs"
      aria-describedby={describedBy}
    >
      Nota della seduta
    </Anchor>
  );
}
