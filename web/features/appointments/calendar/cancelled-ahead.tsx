import { Alert, Text } from '@mantine/core';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { CancelledNote } from '#web/features/appointments/entry/cancelled-note.tsx';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';
import { bySeries, type SeriesGroup } from '#web/features/appointments/entry/series/by-series';
import { sessionsWords } from '#web/features/appointments/entry/series/series-words';

interface CancelledAheadProps {
  readonly appointments: readonly Appointment[];
  readonly now: Instant;
}

/**
 * Tells a patient, until its time has passed, of a session that was cancelled after it may have been paid, and of those
 * of one series together: the lists leave them out, and their money became credit.
 */
export function CancelledAhead({ appointments, now }: CancelledAheadProps) {
  const ahead = appointments
    .filter((one) => !one.own && one.status === 'denied' && instantFromIso(one.startsAt) > now)
    .filter((one) => creditOfCancelled(one) !== 0);
  return bySeries(ahead).map((group) => <Cancelled key={group[0].token} appointments={group} now={now} />);
}

function Cancelled({ appointments, now }: { readonly appointments: SeriesGroup<Appointment>; readonly now: Instant }) {
  const what = useId();
  const [first, ...others] = appointments;
  const isOne = others.length === 0;
  return (
    <Alert role="note" color="ocra" title={isOne ? 'Seduta annullata' : 'Sedute annullate'} aria-describedby={what}>
      <Text id={what} size="sm">
        {`${isOne ? `Era ${dateAndTimes(first)}` : `Erano ${sessionsWords(appointments)}`} con ${first.otherSide.name}.`}
      </Text>
      <CancelledNote
        appointments={appointments}
        reading={{ reader: 'patient', now, place: 'calendar' }}
        describedBy={what}
      />
    </Alert>
  );
}
