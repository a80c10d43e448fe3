import type { LegacyUser } from '#contracts/users/users.legacy';

/** A patient's credit: what the platform does not name is none, and a debt is no credit either. */
export function walletCentsOf({ manager_configuration: { wallet } }: LegacyUser): number {
  return Math.max(0, wallet ?? 0);
}
