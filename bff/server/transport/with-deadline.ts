/** The reason of every signal whose time is up: shared, since making a reason with its stack costs more than a call. */
export const timeIsUp = new DOMException('The time is up.', 'TimeoutError');

/**
 * Runs with a signal that aborts when the time is up or the outer signal does. The timer is removed with the work:
 * thousands of signals waiting for their time would be most of a busy server's memory.
 */
export async function withDeadline<Result>(
  { ms, outer }: { readonly ms: number; readonly outer: AbortSignal },
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const end = () => own.abort(outer.reason);
  const timer = setTimeout(() => own.abort(timeIsUp), ms);
  outer.addEventListener('abort', end, { once: true });
  if (outer.aborted) end();
  try {
    return await run(own.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
  }
}
