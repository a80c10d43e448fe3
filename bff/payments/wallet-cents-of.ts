import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * A patient's credit in cents: absent and negative count as 0. Throws `LegacyUnreadable` for a credit that cannot be
 * read.
 */
export function walletCentsOf({ manager_configuration: { wallet } }: LegacyUser): number {
  if (wallet === null) throw new LegacyUnreadable('session', 'the credit cannot be read', false);
  return Math.max(0, wallet ?? 0);
}
