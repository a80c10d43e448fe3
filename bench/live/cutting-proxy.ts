import { connect, createServer, type Socket } from 'node:net';

/** When the next stream is cut: when it is requested, or after its first event. */
export type Cut = 'before the ack' | 'after the ack';

export interface CuttingProxy {
  readonly cutOpenStreams: () => void;
  /** Cuts the next stream; resolves after the cut. */
  readonly cutNext: (at: Cut) => Promise<void>;
  close(): Promise<void>;
}

/** Forwards connections to another port, and can cut streams of hints as a bad line does. */
export async function startCuttingProxy(port: number, toPort: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
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
      if (isStream) open.add(client);
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
        open.delete(client);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    cutOpenStreams() {
      for (const client of open) client.destroy();
    },
    cutNext: (at) =>
      new Promise((done) => {
        next = { at, done };
      }),
    close: () =>
      new Promise((resolve) => {
        for (const client of open) client.destroy();
        server.close(() => resolve());
      }),
  };
}
