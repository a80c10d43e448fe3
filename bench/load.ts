import { type Dispatcher, Pool } from 'undici';
import { median } from '#bench/figures';

export interface Target {
  readonly origin: string;
  readonly path: string;
  /** The headers of each connection; repeated when there are more connections. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  /** The body of the request with that number; an empty object by default. */
  readonly bodyOf?: (request: number) => string;
}

export interface Load {
  readonly connections: number;
  readonly requests: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly largestBytes: number;
}

/** Sends a number of POSTs over a number of connections. Throws on any answer but 200. */
export async function measureLoad(target: Target, { connections, requests }: Load): Promise<Measured> {
  const pool = new Pool(target.origin, { connections, pipelining: 1 });
  const durations: number[] = [];
  let left = requests;
  let largestBytes = 0;
  async function sendInTurn(connection: number): Promise<void> {
    const headers = target.headers[connection % target.headers.length] ?? {};
    while (left > 0) {
      left -= 1;
      const body = target.bodyOf?.(left) ?? '{}';
      const begun = performance.now();
      const bytes = await answerBytes(pool, { method: 'POST', path: target.path, headers, body });
      durations.push(performance.now() - begun);
      largestBytes = Math.max(largestBytes, bytes);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, connection) => sendInTurn(connection)));
  const seconds = (performance.now() - begun) / 1000;
  await pool.close();
  return { perSecond: requests / seconds, p50Ms: median(durations), largestBytes };
}

/** The bytes of one answer. `dispatch` costs half of `request`, and the load shares the cores with what it measures. */
function answerBytes(pool: Pool, options: Dispatcher.DispatchOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    pool.dispatch(options, {
      onRequestStart() {},
      onResponseStart(_controller, statusCode) {
        if (statusCode !== 200) reject(new Error(`${options.path} answered ${statusCode}.`));
      },
      onResponseData(_controller, chunk) {
        bytes += chunk.length;
      },
      onResponseEnd() {
        resolve(bytes);
      },
      onResponseError(_controller, failure) {
        reject(failure);
      },
    });
  });
}
