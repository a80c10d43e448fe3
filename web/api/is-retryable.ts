import type { Problem } from '#contracts/kernel/problem';

/** Whether asking again may bring a better answer: what was wrong with the question stays wrong. */
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
]);
