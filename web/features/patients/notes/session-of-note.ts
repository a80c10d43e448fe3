import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDate } from '#contracts/kernel/italian-format';
import type { SessionOfNote } from '#contracts/patients/patients.api';

/** `16/11/2026`. */
export function dayOfSession({ startsAt }: Pick<SessionOfNote, 'startsAt'>): string {
  return shortDate(instantFromIso(startsAt));
}

/** `16/11/2026, 18:30`. */
export function timeOfSession({ startsAt }: Pick<SessionOfNote, 'startsAt'>): string {
  const start = instantFromIso(startsAt);
  return `${shortDate(start)}, ${clockTime(start)}`;
}
