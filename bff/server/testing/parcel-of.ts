import type { RemovedRow } from '#bff/removal/removed-rows';
import { createTextSeal, keptByBrowser } from '#bff/server/session/text-seal';
import { testConfig, testNow } from '#bff/server/testing/test-app';
import { dayMs, shiftInstant } from '#contracts/kernel/instant';
import type { RestoreOperation } from '#contracts/removal/parcels';

/** A parcel of removed rows as the back end hands one out to their owner. */
export function parcelOf(
  owner: string,
  { name: restoredBy }: RestoreOperation,
  removed: readonly RemovedRow[],
  { daysAgo = 0 } = {},
): string[] {
  const sealedAt = shiftInstant(testNow, -daysAgo * dayMs);
  const { seal } = createTextSeal(testConfig().sessionKeys, keptByBrowser);
  return [seal(JSON.stringify({ owner, restoredBy, sealedAt, removed }))];
}
