import { Pool } from 'undici';

export interface Target {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
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
  readonly p95Ms: number;
  readonly largestBytes: number;
}

/** Sends a bounded number of POSTs over a bounded number of connections; fails on any answer but 200. */
export async function measure(target: Target, { connections, requests }: Load): Promise<Measured> {
  const pool = new Pool(target.origin, { connections, pipelining: 1 });
  const durations: number[] = [];
  let left = requests;
  let largestBytes = 0;
  async function oneConnection(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      const body = target.bodyOf?.(left) ?? '{}';
      const answer = await pool.request({ method: 'POST', path: target.path, headers: target.headers, body });
      largestBytes = Math.max(largestBytes, (await answer.body.arrayBuffer()).byteLength);
      if (answer.statusCode !== 200) throw new Error(`${target.path} answered ${answer.statusCode}`);
      durations.push(performance.now() - begun);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, oneConnection));
  const seconds = (performance.now() - begun) / 1000;
  await pool.close();
  durations.sort((left, right) => left - right);
  const quantile = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
  return { perSecond: requests / seconds, p50Ms: quantile(0.5), p95Ms: quantile(0.95), largestBytes };
}
