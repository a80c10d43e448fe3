import type { Context } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';

/**
 * Counts a registration, or a step towards one: twenty per address in fifteen minutes. Returns 0, or the seconds to
 * wait.
 */
export function countRegistration(context: Context): Promise<number> {
  return countAttempt(context, { name: 'registration', limit: 20 });
}
