import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import type { Problem } from '#contracts/kernel/problem';
import { useQuery } from '#web/api/use-query';

/** `missing` means the appointment is no longer in the calendar, for an unknown reason; cancelled ones stay in it. */
export type WhyGone = 'cancelled' | 'missing';

interface LiveAppointment {
  readonly appointment: Appointment;
  /** Why it no longer takes place; undefined while it does. */
  readonly gone: WhyGone | undefined;
  /** Why the last refresh failed. */
  readonly problem: Problem | undefined;
}

/** The current appointment on the platform, even after a move; until a newer state is known, the one passed in. */
export function useLiveAppointment(seen: Appointment): LiveAppointment {
  const { data, problem } = useQuery(listAppointments, {}, { live: true });
  const found = data && findAppointment(data.appointments, seen.token);
  return { appointment: found ?? seen, gone: data && whyGone(found), problem };
}

function whyGone(found: Appointment | undefined): WhyGone | undefined {
  if (!found) return 'missing';
  return found.status === 'denied' ? 'cancelled' : undefined;
}
