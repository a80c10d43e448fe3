/**
 * The result of the work, or the reason of the signal if it aborts first, so that a queued caller does not wait in
 * vain.
 */
export function whileWanted<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  failureOnAbort: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(failureOnAbort());
    if (signal.aborted) letGo();
    signal.addEventListener('abort', letGo, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
  });
}
