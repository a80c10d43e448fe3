import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { Instant } from '#contracts/kernel/instant';
import entryClasses from '#web/features/appointments/entry/appointment-entry.module.css';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import rowClasses from '#web/features/appointments/entry/row/appointment-row.module.css';
import { AppointmentRow } from '#web/features/appointments/entry/row/appointment-row.tsx';
import { bySeries } from '#web/features/appointments/entry/series/by-series';
import { SeriesSessions } from '#web/features/appointments/entry/series/series-sessions.tsx';
import { sessionsWords } from '#web/features/appointments/entry/series/series-words';
import { appointmentStatusText } from '#web/features/appointments/entry/state/appointment-status-text';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useSignedInUser } from '#web/session/session-context';

interface AppointmentEntriesProps {
  readonly appointments: readonly Appointment[];
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  /** Whether a heading above already shows the day; a therapist's rows always have one. */
  readonly underTheirDay: boolean;
}

/**
 * A list of appointments: rows for a therapist, who has many; for a patient, who has few, each in full, and those of a
 * series behind its first. One line above a patient's sessions says where they take place.
 */
export function AppointmentEntries({ appointments, now, flow, underTheirDay }: AppointmentEntriesProps) {
  const { userType } = useSignedInUser();
  if (userType === 'professional') {
    return (
      <ul className={rowClasses.list}>
        {appointments.map((appointment) => (
          <li key={appointment.token}>
            <AppointmentRow appointment={appointment} now={now} flow={flow} />
          </li>
        ))}
      </ul>
    );
  }
  const where = appointments.map((one) => appointmentStatusText(one, userType, now).where).find(Boolean);
  return (
    <>
      {where && (
        <Text size="sm" c="dimmed">
          {where}
        </Text>
      )}
      <ul className={entryClasses.list}>
        {bySeries(appointments).map(([first, ...others]) => (
          <li key={first.token} className={entryClasses.item}>
            <AppointmentEntry
              appointment={first}
              reader={userType}
              now={now}
              flow={flow}
              underItsDay={underTheirDay}
              underItsPlace
            />
            {others.length > 0 && (
              <SeriesSessions
                label={`La serie continua: ${sessionsWords(others)}`}
                sessions={others}
                reading={{ reader: userType, now, place: 'calendar' }}
                flow={flow}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
