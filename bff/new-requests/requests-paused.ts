import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { ownNewRequests } from '#contracts/new-requests/new-requests.api';
import type { ListedUser } from '#contracts/therapists/therapists.legacy';

/** Since when the professional takes no new requests; null while they take them. */
export function requestsPausedAt({ configuration }: Pick<ListedUser, 'configuration'>): Instant | null {
  return configuration.ascolto?.requests_paused_at ?? null;
}

/** A pause as the browser takes it. */
export function pauseFrom(pausedAt: Instant | null): OperationOutput<typeof ownNewRequests> {
  return { pausedAt: pausedAt === null ? null : isoFromInstant(pausedAt) };
}
