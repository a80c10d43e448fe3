import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { appointmentsOfDay } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';
import { FilteredOut, NoAppointments } from '#web/features/appointments/calendar/no-appointments.tsx';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';
import { useSignedInUser } from '#web/session/session-context';

interface AppointmentListProps {
  readonly appointments: readonly Appointment[];
  readonly day: CivilDate | undefined;
  readonly owner: OwnerFilter;
  readonly onShowAll: () => void;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  /** Whether an empty list offers a next step. */
  readonly withWayOn: boolean;
}

/** All appointments of the day that the owner filter lets through; without a day, the next five. */
export function AppointmentList(props: AppointmentListProps) {
  const { appointments, day, owner, onShowAll, now, flow, withWayOn } = props;
  const { userType } = useSignedInUser();
  const inTime = (all: readonly Appointment[]) => (day ? appointmentsOfDay(all, day) : upcomingAppointments(all, now));
  const shown = inTime(appointmentsOfOwner(appointments, owner));
  if (shown.length === 0 && inTime(appointments).length > 0) {
    const when = day ? `per ${fullDateOf(day)}` : 'in programma';
    return <FilteredOut owner={owner} when={when} onShowAll={onShowAll} />;
  }
  if (shown.length === 0 && !day) return <NoAppointments reader={userType} withWayOn={withWayOn} />;
  return (
    <>
      {day && (
        <Text size="sm" c="dimmed">
          {shown.length === 0 ? `Nessun appuntamento per ${fullDateOf(day)}.` : fullDateOf(day)}
        </Text>
      )}
      <ul className={classes.list}>
        {shown.map((appointment) => (
          <li key={appointment.token} className={classes.item}>
            <AppointmentEntry appointment={appointment} reader={userType} now={now} flow={flow} underItsDay={!!day} />
          </li>
        ))}
      </ul>
    </>
  );
}
