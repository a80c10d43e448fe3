import type { Problem } from '#contracts/kernel/problem';

/** The headers of every answer under `/api`, on every mount, refusals included: JSON that no cache may keep. */
export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Seconds until the next attempt where the duration of the trouble is unknown. */
export const pauseSeconds = 5;

/**
 * The `retry-after` header of an answer, in seconds: the pause the problem or its details name, or a fixed one while
 * the platform is away. A write that may have been done is looked up, not sent again, so it gets none (LEG-03).
 */
export function retryHeaders(status: number, body: unknown): { 'retry-after'?: string } {
  if (status < 400) return {};
  const seconds = pauseIn(body) ?? (status === 503 && !(body as Problem).outcomeUnknown ? pauseSeconds : undefined);
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/**
 * The headers of an answer to an upload, on every mount. An upload may be retried even when its outcome is unknown: its
 * idempotency key is recognised.
 */
export function uploadHeaders(status: number, body: unknown): Record<string, string> {
  const problem = status === 503 ? { retryAfterSeconds: pauseSeconds, ...(body as Problem) } : body;
  return { ...answerHeaders, ...retryHeaders(status, problem) };
}

/** The pause that a problem names, in seconds: its own, or that of a refusal, in its details. */
function pauseIn(body: unknown): number | undefined {
  const { retryAfterSeconds, details } = body as Problem;
  if (retryAfterSeconds !== undefined) return retryAfterSeconds;
  const { retryAfterSeconds: ofRefusal } = (details ?? {}) as { retryAfterSeconds?: unknown };
  return typeof ofRefusal === 'number' ? ofRefusal : undefined;
}

/**
 * The headers of a file from the platform that a browser only saves, whatever it holds: it opens as no page of ours.
 */
export function downloadHeaders(name: string, file: { readonly type: string; readonly cacheControl: string }) {
  return {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': file.cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
