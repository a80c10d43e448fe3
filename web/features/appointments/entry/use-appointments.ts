import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { type QueryState, useQuery } from '#web/api/use-query';

/** The user's appointments, read once for all components of a screen and refreshed automatically. */
export function useAppointments(): QueryState<{ appointments: Appointment[] }> {
  return useQuery(listAppointments, {}, { live: true });
}
