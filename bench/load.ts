import { Pool } from 'undici';

export interface Target {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load {
  readonly connections: number;
  readonly requests: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
}

/** Sends a bounded number of equal POSTs over a bounded number of connections; fails on any answer but 200. */
export async function measure(target: Target, { connections, requests }: Load): Promise<Measured> {
  const pool = new Pool(target.origin, { connections, pipelining: 1 });
  const durations: number[] = [];
  let left = requests;
  async function oneConnection(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      const answer = await pool.request({ method: 'POST', path: target.path, headers: target.headers, body: '{}' });
      await answer.body.dump({ limit: 10_000_000 });
      if (answer.statusCode !== 200) throw new Error(`${target.path} answered ${answer.statusCode}`);
      durations.push(performance.now() - begun);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, oneConnection));
  const seconds = (performance.now() - begun) / 1000;
  await pool.close();
  durations.sort((left, right) => left - right);
  return { perSecond: requests / seconds, p50Ms: durations[Math.floor(durations.length / 2)] ?? 0 };
}
