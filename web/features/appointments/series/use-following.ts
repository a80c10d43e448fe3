import type { Appointment } from '#contracts/appointments/appointments.api';
import { followingInSeries } from '#contracts/appointments/following-in-series';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { useNow } from '#web/ui/use-now';

/**
 * This appointment and those that follow it in its series, as far as they can be changed; empty while that is unknown.
 */
export function useFollowing(appointment: Appointment | undefined): readonly Appointment[] {
  const { data } = useAppointments();
  const now = useNow();
  return appointment && data ? followingInSeries(appointment, data.appointments, now) : [];
}
