import type { Problem } from '#contracts/kernel/problem';

/** Whether the same request may succeed later; a request that was itself wrong never does. */
export function isRetryable({ code }: Problem): boolean {
  return passing.has(code);
}

const passing = new Set([
  'no_connection',
  'legacy_unavailable',
  'legacy_unreadable',
  'rate_limited',
  'overloaded',
  'unexpected',
  // The page reads anew whose session it is.
  'other_account',
]);
