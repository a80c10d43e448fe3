import type { Problem } from '#contracts/kernel/problem';

/** What every answer under `/api` is, on every mount, refusals included: JSON, and nothing a cache may keep. */
export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** When to try again where nobody knows how long it will take. */
export const pauseSeconds = 5;

/**
 * The headers an answer has by what it says, on every mount: when to try again, as the problem itself tells or because
 * the platform was away. A write that may have been done is looked up, not sent again, so nobody is told to (LEG-03).
 */
export function retryHeaders(status: number, body: unknown): { 'retry-after'?: string } {
  if (status < 400) return {};
  const { retryAfterSeconds, outcomeUnknown } = body as Problem;
  const seconds = retryAfterSeconds ?? (status === 503 && !outcomeUnknown ? pauseSeconds : undefined);
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/**
 * The headers of an answer to an upload, on every mount. Even where the outcome is unknown somebody may try again: the same
 * act is recognised.
 */
export function uploadHeaders(status: number, body: unknown): Record<string, string> {
  const { retryAfterSeconds = pauseSeconds } = body as Partial<Problem>;
  return { ...answerHeaders, ...(status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}) };
}
