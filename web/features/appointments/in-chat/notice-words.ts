import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDate } from '#contracts/kernel/italian-format';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';

/** The text of a notice without the time that the card shows below it; `Appuntamento` where nothing else is left. */
export function withoutTime(text: string, appointment: Pick<Appointment, 'startsAt' | 'endsAt'>): string {
  const start = instantFromIso(appointment.startsAt);
  const inFigures = new RegExp(`${shortDate(start)}(,| alle| ore)? ${clockTime(start)}`);
  const rest = text
    .replace(dateAndTimes(appointment), '')
    .replace(inFigures, '')
    .replace(/[\s:,.]+$/, '');
  return rest.trim() || 'Appuntamento';
}
