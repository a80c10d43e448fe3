import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import { calledOff, transportFaultFrom } from '#bff/server/transport/transport-fault';
import type { TransportLimits } from '#bff/server/transport/transport-limits';

/** Sends a request once. Throws only `TransportFault`. */
export type SendOnce = (request: LegacyHttpRequest) => Promise<LegacyHttpResponse>;

/** Sends over a pool, below the base's path. No cookie or header of the browser's request is included. */
export function sendOver(
  pool: Pool,
  { base, limits }: { readonly base: string; readonly limits: TransportLimits },
): SendOnce {
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  return async (request) => {
    const { method, path, signal } = request;
    try {
      return await collectAnswer(pool, { method, path: basePath + path, ...contentOf(request, limits) }, signal);
    } catch (failure) {
      throw signal.aborted ? calledOff(signal, true) : transportFaultFrom(failure);
    }
  };
}

type Content = Pick<Dispatcher.RequestOptions, 'headers' | 'body' | 'headersTimeout' | 'bodyTimeout'>;

const accept = 'application/json';
const json = 'application/json; charset=utf-8';

/** A body that includes a file is sent as fast as it is taken, with its length in the headers. */
function contentOf({ body, fileBody }: LegacyHttpRequest, { fileMs }: TransportLimits): Content {
  if (fileBody) {
    return {
      headers: { accept, 'content-type': json, 'content-length': String(fileBody.byteLength) },
      body: Readable.from(fileBody.parts(), { objectMode: false }),
      headersTimeout: fileMs,
      bodyTimeout: fileMs,
    };
  }
  return { headers: body === undefined ? { accept } : { accept, 'content-type': json }, body: body ?? null };
}

/**
 * Sends a request and collects the whole answer. The pool is called directly: a stream per answer, which would only be
 * read to its end, costs a quarter of a small call. Fails with the pool's failure, and when the signal aborts.
 */
function collectAnswer(
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
