import { useSyncExternalStore } from 'react';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';

/** A smaller offset counts as zero: no rule depends on seconds, and small corrections would flicker. */
const smallestOffsetMs = 30_000;

let estimatedOffsetMs = 0;
const listeners = new Set<() => void>();

/**
 * Learns the server's time from the `Date` header of an answer. `sentAt` is the device's time of the request, in
 * milliseconds. The header counts whole seconds and the answer took some time, so the offset lies in a range. The value
 * nearest to the known offset is taken: a slow answer alone does not change the time.
 */
export function noteServerDate(header: string | null, sentAt: number): void {
  const serverMs = Date.parse(header ?? '');
  if (Number.isNaN(serverMs)) return;
  const before = serverOffsetMs();
  const least = serverMs - Date.now();
  const most = serverMs + 1_000 - sentAt;
  estimatedOffsetMs = Math.min(Math.max(estimatedOffsetMs, least), most);
  if (serverOffsetMs() === before) return;
  for (const listener of listeners) listener();
}

/** The time that decides what a user may do: the server's, or the device's until the server has answered. */
export function serverNow(): Instant {
  return instantFromMs(Date.now() + serverOffsetMs());
}

/** How far the server's clock is ahead of the device's, in milliseconds; negative when the device's clock is ahead. */
export function useServerOffset(): number {
  return useSyncExternalStore(onServerOffset, serverOffsetMs);
}

/** Calls the listener when the offset changes, until the returned function is called. */
export function onServerOffset(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function serverOffsetMs(): number {
  return Math.abs(estimatedOffsetMs) < smallestOffsetMs ? 0 : estimatedOffsetMs;
}
