import type { Instant } from '#contracts/kernel/instant';
import { romeZone } from '#contracts/kernel/rome-time';

const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: romeZone });

/** Date and time in Rome, to the second. */
export function shownTime(instant: Instant): string {
  return format.format(instant);
}
