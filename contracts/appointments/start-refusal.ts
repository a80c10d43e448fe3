import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome, romeDate } from '#contracts/kernel/rome-time';

/** Why nothing can begin at that date and `HH:mm` of Rome: they are over. Null when they are not (APPT-24, APPT-25). */
export function pastRefusal(
  { date, time }: { readonly date: CivilDate; readonly time: string },
  now: Instant,
): 'date_past' | 'time_past' | null {
  const today = romeDate(now);
  if (date < today) return 'date_past';
  return date === today && instantFromRome(date, time) < now ? 'time_past' : null;
}
