import type { Appointment } from '#contracts/appointments/appointments.api';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';

/** `Appuntamenti della serie modificati`: the act of a notice, without the time that follows it. */
export function actOf(text: string): string {
  return text.split(':')[0] || 'Appuntamenti';
}

/** The text of a notice without the time that the card shows below it; `Appuntamento` where nothing else is left. */
export function withoutTime(text: string, appointment: Pick<Appointment, 'startsAt' | 'endsAt'>): string {
  const rest = text.replace(dateAndTimes(appointment), '').replace(/[\s:,.]+$/, '');
  return rest.trim() || 'Appuntamento';
}
