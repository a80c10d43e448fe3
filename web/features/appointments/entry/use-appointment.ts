import useSWR from 'swr';
import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import type { Problem } from '#contracts/kernel/problem';
import { useQueryCache } from '#web/api/query-cache';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';

type FoundAppointment =
  /** `moved`: the token is an earlier one of this appointment. */
  | { readonly state: 'found' | 'moved'; readonly appointment: Appointment }
  | { readonly state: 'gone' | 'loading' }
  | { readonly state: 'failed'; readonly problem: Problem; readonly retry: () => void };

/**
 * One appointment by its token. A card can be newer than the cached list, so a missing appointment counts as gone only
 * after the list was read once more; all missing ones share that request.
 */
export function useAppointment(token: string | null): FoundAppointment {
  const { data, problem, retry } = useAppointments();
  const { refresh } = useQueryCache();
  const appointment = data && token !== null ? findAppointment(data.appointments, token) : undefined;
  const isMissing = data !== undefined && token !== null && !appointment;
  const reading = useSWR(
    isMissing ? ['appointments read again'] : null,
    () => refresh([listAppointments.name]).then(() => true),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  if (token === null) return { state: 'gone' };
  if (appointment) return { state: appointment.token === token ? 'found' : 'moved', appointment };
  if (problem) return { state: 'failed', problem, retry };
  return { state: reading.data && !reading.isValidating ? 'gone' : 'loading' };
}
