import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';

type Session = Pick<Appointment, 'startsAt' | 'status'>;

/** `12 sedute, dal 24/11/2026 al 09/02/2027`, of sessions earliest first. */
export function sessionsWords(sessions: readonly Pick<Session, 'startsAt'>[]): string {
  const [first, last] = [sessions.at(0), sessions.at(-1)];
  if (!first || !last) return 'Nessuna seduta';
  const day = ({ startsAt }: Pick<Session, 'startsAt'>) => shortDate(instantFromIso(startsAt));
  if (sessions.length === 1) return `1 seduta, il ${day(first)}`;
  return `${sessions.length} sedute, dal ${day(first)} al ${day(last)}`;
}

/** How a series stands: what is not cancelled, and how many are. */
export function seriesWords(sessions: readonly Session[]): string {
  const kept = sessions.filter(({ status }) => status !== 'denied');
  const cancelled = sessions.length - kept.length;
  if (cancelled === 0) return sessionsWords(kept);
  const gone = cancelled === 1 ? '1 annullata' : `${cancelled} annullate`;
  return kept.length === 0 ? `${sessionsWords(sessions)}: tutte annullate` : `${sessionsWords(kept)} (${gone})`;
}
