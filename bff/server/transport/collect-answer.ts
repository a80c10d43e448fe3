import type { Dispatcher } from 'undici';
import type { LegacyHttpResponse } from '#bff/legacy/legacy-transport';

/**
 * Sends a request and gathers its answer whole. The pool is asked directly: a stream per answer, which we would only
 * read to its end, costs a quarter of a small call. Fails with whatever the pool fails with, or when the signal ends.
 */
export function collectAnswer(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<LegacyHttpResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let controller: Dispatcher.DispatchController | undefined;
    const callOff = () => controller?.abort(new Error('called off'));
    signal.addEventListener('abort', callOff, { once: true });
    const settle = () => signal.removeEventListener('abort', callOff);
    pool.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (signal.aborted) callOff();
      },
      onResponseStart(_started, statusCode) {
        status = statusCode;
      },
      onResponseData(_started, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        settle();
        resolve({ status, body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) });
      },
      onResponseError(_started, failure) {
        settle();
        reject(failure);
      },
    });
  });
}
