import type { Problem } from '#contracts/kernel/problem';

/** Whether the same request may succeed later; a request that was itself wrong never does. */
export function isRetryable({ code }: Problem): boolean {
  return passing.has(code);
}

/** Whether a command that failed may have done its work all the same. */
export function mayBeDone({ code, outcomeUnknown }: Problem): boolean {
  return outcomeUnknown === true || code === 'unexpected';
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
