import type { Appointment } from '#contracts/appointments/appointments.api';
import type { Instant } from '#contracts/kernel/instant';
import entryClasses from '#web/features/appointments/entry/appointment-entry.module.css';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import rowClasses from '#web/features/appointments/entry/row/appointment-row.module.css';
import { AppointmentRow } from '#web/features/appointments/entry/row/appointment-row.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useSignedInUser } from '#web/session/session-context';

interface AppointmentEntriesProps {
  readonly appointments: readonly Appointment[];
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  /** Whether a heading above already shows the day; a therapist's rows always have one. */
  readonly underTheirDay: boolean;
}

/** A list of appointments: rows for a therapist, who has many; for a patient, who has few, each in full. */
export function AppointmentEntries({ appointments, now, flow, underTheirDay }: AppointmentEntriesProps) {
  const { userType } = useSignedInUser();
  const isTherapist = userType === 'professional';
  return (
    <ul className={isTherapist ? rowClasses.list : entryClasses.list}>
      {appointments.map((appointment) => (
        <li key={appointment.token} className={isTherapist ? undefined : entryClasses.item}>
          {isTherapist ? (
            <AppointmentRow appointment={appointment} now={now} flow={flow} />
          ) : (
            <AppointmentEntry
              appointment={appointment}
              reader={userType}
              now={now}
              flow={flow}
              underItsDay={underTheirDay}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
