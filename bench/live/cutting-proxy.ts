import { connect, createServer, type Socket } from 'node:net';

/** Where the next stream is cut: as it is asked for, or once it has said that it stands. */
export type Cut = 'before the ack' | 'after the ack';

export interface CuttingProxy {
  /** Cuts the streams that stand. */
  readonly cutStanding: () => void;
  /** Cuts the next stream; resolves once that has happened. */
  readonly cutNext: (at: Cut) => Promise<void>;
  close(): Promise<void>;
}

/** Passes connections on to another port, except that streams of hints can be cut as a bad line cuts them. */
export async function startCuttingProxy(port: number, toPort: number): Promise<CuttingProxy> {
  const standing = new Set<Socket>();
  let next: { readonly at: Cut; readonly done: () => void } | undefined;

  function cut(client: Socket): void {
    client.destroy();
    next?.done();
    next = undefined;
  }

  const server = createServer((client) => {
    const back = connect(toPort, 'localhost');
    let isStream = false;
    client.on('data', (chunk) => {
      isStream = chunk.subarray(0, 9).toString() === 'GET /live';
      if (isStream && next?.at === 'before the ack') return cut(client);
      if (isStream) standing.add(client);
      back.write(chunk);
    });
    back.on('data', (chunk) => {
      client.write(chunk);
      if (isStream && next?.at === 'after the ack' && chunk.includes('event: ready')) cut(client);
    });
    for (const [one, other] of [
      [client, back],
      [back, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        standing.delete(client);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    cutStanding() {
      for (const client of standing) client.destroy();
    },
    cutNext: (at) =>
      new Promise((done) => {
        next = { at, done };
      }),
    close: () =>
      new Promise((resolve) => {
        for (const client of standing) client.destroy();
        server.close(() => resolve());
      }),
  };
}
