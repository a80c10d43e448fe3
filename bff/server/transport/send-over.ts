import type { Pool } from 'undici';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import { calledOff, transportFaultFrom } from '#bff/server/transport/transport-fault';

/** Sends a request once. Throws `TransportFault` and nothing else. */
export type SendOnce = (request: LegacyHttpRequest) => Promise<LegacyHttpResponse>;

/** Sends over a pool, below the base's path. Nothing of the browser's request goes along: no cookie, no header. */
export function sendOver(pool: Pool, base: string): SendOnce {
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  return async ({ method, path, body, signal }) => {
    try {
      const response = await pool.request({
        method,
        path: basePath + path,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        },
        body: body ?? null,
        signal,
      });
      return { status: response.statusCode, body: new Uint8Array(await response.body.arrayBuffer()) };
    } catch (failure) {
      throw signal.aborted ? calledOff(signal, true) : transportFaultFrom(failure);
    }
  };
}
