import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome, romeClockShows, romeDate } from '#contracts/kernel/rome-time';

export type StartRefusal = 'date_past' | 'time_past' | 'time_skipped';

/**
 * Why nothing can start at that date and `HH:mm` in Rome: it is past, or the clock skips it when summer time begins.
 * Null when something can start then (APPT-24).
 */
export function startRefusal(
  { date, time }: { readonly date: CivilDate; readonly time: string },
  now: Instant,
): StartRefusal | null {
  const today = romeDate(now);
  if (date < today) return 'date_past';
  if (romeClockShows(date, time) === 'never') return 'time_skipped';
  return date === today && instantFromRome(date, time) < now ? 'time_past' : null;
}
