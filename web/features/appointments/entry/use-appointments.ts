import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { type QueryState, useQuery } from '#web/api/use-query';

/** The user's appointments, read once for all parts of a screen and refreshed by themselves (LIVE-01). */
export function useAppointments(): QueryState<{ appointments: Appointment[] }> {
  return useQuery(listAppointments, {}, { live: true });
}
