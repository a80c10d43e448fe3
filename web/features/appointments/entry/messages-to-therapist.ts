import type { Appointment } from '#contracts/appointments/appointments.api';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';

/** Asks for another time, in words a patient can send as they are. */
export function askToMove(appointment: Appointment): string {
  return `Buongiorno, avrei bisogno di spostare l’appuntamento di ${whenOf(appointment)}. È possibile un altro orario?`;
}

/** Asks for a new time once the old one can be confirmed no more. */
export function askForNewTime(appointment: Appointment): string {
  return `Buongiorno, il tempo per confermare l’appuntamento di ${whenOf(appointment)} è scaduto. Possiamo trovare un nuovo orario?`;
}

/** Asks for another time in place of one that was cancelled. */
export function askForAnotherTime(appointment: Appointment): string {
  return `Buongiorno, l’appuntamento di ${whenOf(appointment)} è stato annullato. Possiamo trovare un altro orario?`;
}

function whenOf({ startsAt, endsAt }: Appointment): string {
  return dateAndTimes({ startsAt, endsAt });
}
