import { Text, Title } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { appointmentsOfDay } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { fullDateOf } from '#contracts/kernel/italian-format';
import classes from '#web/features/appointments/calendar/agenda/agenda.module.css';
import { agendaDays } from '#web/features/appointments/calendar/agenda/agenda-days';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';
import { appointmentCount } from '#web/features/appointments/calendar/month/appointment-count';
import { FilteredOut, NoAppointments } from '#web/features/appointments/calendar/no-appointments.tsx';
import { AppointmentEntries } from '#web/features/appointments/entry/row/appointment-entries.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';
import { useSignedInUser } from '#web/session/session-context';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';

interface AppointmentListProps {
  readonly appointments: readonly Appointment[];
  readonly day: CivilDate | undefined;
  readonly owner: OwnerFilter;
  readonly onShowAll: () => void;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  /** A day whose appointments stand elsewhere on the screen: here they take one line, which opens them. */
  readonly dayElsewhere: CivilDate | undefined;
  /** Whether an empty list offers a next step. */
  readonly withWayOn: boolean;
}

/**
 * All appointments of the day that the owner filter lets through; without a day, the next five, a therapist's by days.
 */
export function AppointmentList(props: AppointmentListProps) {
  const { appointments, day, owner, onShowAll, now, flow, dayElsewhere, withWayOn } = props;
  const { userType } = useSignedInUser();
  const inTime = (all: readonly Appointment[]) => (day ? appointmentsOfDay(all, day) : upcomingAppointments(all, now));
  const shown = inTime(appointmentsOfOwner(appointments, owner));
  if (shown.length === 0 && inTime(appointments).length > 0) {
    const when = day ? `per ${fullDateOf(day)}` : 'in programma';
    return <FilteredOut owner={owner} when={when} onShowAll={onShowAll} />;
  }
  if (shown.length === 0 && !day) return <NoAppointments reader={userType} withWayOn={withWayOn} />;
  const byDays = day ? [{ date: day, appointments: shown }] : agendaDays(shown);
  return (
    <>
      {day && (
        <Text size="sm" c="dimmed">
          {shown.length === 0 ? `Nessun appuntamento per ${fullDateOf(day)}.` : fullDateOf(day)}
        </Text>
      )}
      {userType === 'patient' ? (
        <AppointmentEntries appointments={shown} now={now} flow={flow} underTheirDay={!!day} />
      ) : (
        byDays.map(({ date, appointments: ofDay }) => (
          <div key={date}>
            {!day && (
              <Title order={3} size="h6" c="dimmed" className={classes.day}>
                {fullDateOf(date)}
              </Title>
            )}
            {date === dayElsewhere && ofDay.length > 0 ? (
              <Disclosure label={`${appointmentCount(ofDay.length)}, già in «Oggi»`}>
                <AppointmentEntries appointments={ofDay} now={now} flow={flow} underTheirDay />
              </Disclosure>
            ) : (
              <AppointmentEntries appointments={ofDay} now={now} flow={flow} underTheirDay />
            )}
          </div>
        ))
      )}
    </>
  );
}
