import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { fullDate, shortDate } from '#contracts/kernel/italian-format';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';

type Session = Pick<Appointment, 'startsAt' | 'endsAt'>;

/** `12 sedute, dal 24/11/2026 al 09/02/2027`, of sessions earliest first. */
export function sessionsWords(sessions: readonly Pick<Session, 'startsAt'>[]): string {
  const [first, last] = [sessions.at(0), sessions.at(-1)];
  if (!first || !last) return 'Nessuna seduta';
  const day = ({ startsAt }: Pick<Session, 'startsAt'>) => shortDate(instantFromIso(startsAt));
  if (sessions.length === 1) return `1 seduta, il ${day(first)}`;
  return `${sessions.length} sedute, dal ${day(first)} al ${day(last)}`;
}

/** `ogni martedì, 12:00-13:00`, of several sessions that share weekday and times. */
export function everyWeek(sessions: readonly Session[]): string | undefined {
  const weekday = ({ startsAt }: Session) => fullDate(instantFromIso(startsAt)).split(' ')[0];
  const words = sessions.map((one) => `ogni ${weekday(one)}, ${startAndEnd(one)}`);
  return words.length > 1 && new Set(words).size === 1 ? words[0] : undefined;
}
