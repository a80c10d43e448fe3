import { Text } from '@mantine/core';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { AppointmentTime } from '#web/features/appointments/entry/appointment-time.tsx';
import classes from '#web/features/appointments/entry/series/series-sessions.module.css';
import { appointmentLabel, type LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { AppointmentStatus } from '#web/features/appointments/entry/state/appointment-status.tsx';
import { StateButton } from '#web/features/appointments/entry/state/state-button.tsx';
import { priceWords } from '#web/features/appointments/entry/title-and-price';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';

interface SeriesSessionsProps {
  readonly label: string;
  readonly sessions: readonly Appointment[];
  readonly reading: LabelReading;
  readonly flow: AppointmentFlow;
}

/** Sessions of one series behind a line that opens: time and price of each, and its state with what can be done. */
export function SeriesSessions({ label, sessions, reading, flow }: SeriesSessionsProps) {
  return (
    <Disclosure label={label}>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.token} className={classes.item}>
            <Session appointment={session} reading={reading} flow={flow} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface SessionProps extends Pick<SeriesSessionsProps, 'reading' | 'flow'> {
  readonly appointment: Appointment;
}

function Session({ appointment, reading, flow }: SessionProps) {
  const { PaymentNote } = useAppointmentSlots();
  const when = useId();
  const isCancelled = appointment.status === 'denied';
  const price = priceWords(appointment.priceCents);
  return (
    <>
      <div>
        <AppointmentTime id={when} appointment={appointment} />
        {!isCancelled && price && <Text size="sm">{price}</Text>}
        {reading.reader === 'patient' && <PaymentNote appointment={appointment} />}
      </div>
      {isCancelled ? (
        <AppointmentStatus status="denied" word={appointmentLabel(appointment, reading).text} />
      ) : (
        <StateButton appointment={appointment} reading={reading} flow={flow} describedBy={when} size="compact-sm" />
      )}
    </>
  );
}
