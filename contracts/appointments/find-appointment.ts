import type { Appointment } from '#contracts/appointments/appointments.api';

type Tokens = Pick<Appointment, 'token' | 'movedFrom'>;

/** The appointment with that token, or the one it became when moved; undefined when there is none (APPT-49). */
export function findAppointment<Row extends Tokens>(appointments: readonly Row[], token: string): Row | undefined {
  return (
    appointments.find((one) => one.token === token) ?? appointments.find(({ movedFrom }) => movedFrom.includes(token))
  );
}
