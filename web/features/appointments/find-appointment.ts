import type { Appointment } from '#contracts/appointments/appointments.api';

/** The appointment with that token; of one that was moved, what it became. */
export function findAppointment(appointments: readonly Appointment[], token: string): Appointment | undefined {
  return (
    appointments.find((one) => one.token === token) ?? appointments.find(({ movedFrom }) => movedFrom.includes(token))
  );
}
