import { Alert, Text } from '@mantine/core';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { CancelledNote } from '#web/features/appointments/entry/cancelled-note.tsx';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';

interface CancelledAheadProps {
  readonly appointments: readonly Appointment[];
  readonly now: Instant;
}

/**
 * Tells a patient, until its time has passed, of a session that was cancelled after it may have been paid: the lists leave
 * it out, and its money became credit.
 */
export function CancelledAhead({ appointments, now }: CancelledAheadProps) {
  return appointments
    .filter((one) => !one.own && one.status === 'denied' && instantFromIso(one.startsAt) > now)
    .filter((one) => creditOfCancelled(one) !== 0)
    .map((one) => <Cancelled key={one.token} appointment={one} now={now} />);
}

function Cancelled({ appointment, now }: { readonly appointment: Appointment; readonly now: Instant }) {
  const what = useId();
  return (
    <Alert role="note" color="ocra" title="Seduta annullata" aria-describedby={what}>
      <Text id={what} size="sm">
        Era {dateAndTimes(appointment)} con {appointment.otherSide.name}.
      </Text>
      <CancelledNote appointment={appointment} place="calendar" now={now} describedBy={what} />
    </Alert>
  );
}
