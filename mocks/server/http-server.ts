import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestFrom, sendResponse } from '#mocks/server/node-exchange';

/** Answers a request of the fetch standard. */
export type Answering = (request: Request) => Promise<Response>;

export interface ListeningServer {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens on an address of this machine alone (port 0 takes a free one) and answers through a fetch-style function. */
export async function listen(port: number, answer: Answering): Promise<ListeningServer> {
  const server = createAnsweringServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createAnsweringServer(answer: Answering): Server {
  return createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    try {
      const origin = `http://${incoming.headers.host ?? '127.0.0.1'}`;
      const response = await answer(requestFrom(incoming, origin, gone.signal));
      await sendResponse(response, outgoing, incoming.method === 'HEAD');
    } catch (failure) {
      if (gone.signal.aborted) return;
      console.error('The demonstration platform failed:', failure);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end('The demonstration platform failed.');
    }
  });
}
