/** The outcome of the work, or the failure of a signal that comes first: a caller in a queue is let go in time. */
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
