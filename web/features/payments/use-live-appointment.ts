import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import type { Problem } from '#contracts/kernel/problem';
import { useQuery } from '#web/api/use-query';

interface LiveAppointment {
  readonly appointment: Appointment;
  /** It no longer takes place. */
  readonly isGone: boolean;
  /** Why the last reading failed. */
  readonly problem: Problem | undefined;
}

/** The appointment as the platform has it now, also after it was moved; as it was seen while nothing newer is known. */
export function useLiveAppointment(seen: Appointment): LiveAppointment {
  const { data, problem } = useQuery(listAppointments, {}, { live: true });
  const found = data?.appointments.find(
    ({ token, movedFrom }) => token === seen.token || movedFrom.includes(seen.token),
  );
  const isGone = data !== undefined && (!found || found.status === 'denied');
  return { appointment: found ?? seen, isGone, problem };
}
