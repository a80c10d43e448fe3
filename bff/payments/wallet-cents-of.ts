import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * A patient's credit: what the platform does not name is none, and a debt is no credit either. One that cannot be read
 * is told by nobody: it throws `LegacyUnreadable`.
 */
export function walletCentsOf({ manager_configuration: { wallet } }: LegacyUser): number {
  if (wallet === null) throw new LegacyUnreadable('session', 'the credit cannot be read', false);
  return Math.max(0, wallet ?? 0);
}
