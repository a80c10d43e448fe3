import { createServer } from 'node:net';

/** The first of the ports of this machine that another program listens on; undefined when all are free. */
export async function takenPort(ports: readonly number[]): Promise<number | undefined> {
  for (const port of ports) {
    if (!(await isFree(port))) return port;
  }
  return undefined;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
