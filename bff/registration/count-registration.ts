import type { Context } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';

/** Twenty registrations, or steps towards one, per address in fifteen minutes; gives the seconds until the next. */
export function countRegistration(context: Context): Promise<number> {
  return countAttempt(context, { name: 'registration', limit: 20 });
}
