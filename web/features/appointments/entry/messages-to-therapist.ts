import type { Appointment } from '#contracts/appointments/appointments.api';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';

/** A message that asks for another time, ready for the patient to send. */
export function askToMove(appointment: Appointment): string {
  return `Buongiorno, avrei bisogno di spostare l’appuntamento di ${whenOf(appointment)}. È possibile un altro orario?`;
}

/** A message that asks for a new time when the old one can no longer be confirmed. */
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
