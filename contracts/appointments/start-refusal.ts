import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome, romeClockShows, romeDate } from '#contracts/kernel/rome-time';

export type StartRefusal = 'date_past' | 'time_past' | 'time_skipped';

/**
 * Why nothing can begin at that date and `HH:mm` of Rome: they are over (APPT-24, APPT-25), or the clock skips them as
 * summer time begins. Null when something can.
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
