import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Answers a request of the fetch standard. */
export type Answering = (request: Request) => Promise<Response>;

export interface ListeningServer {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens only on this machine (port 0 takes a free port) and answers through a fetch-style function. */
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

/** A request of node:http as a fetch request, with its body streamed. */
function requestFrom(incoming: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
  return new Request(new URL(incoming.url ?? '/', origin), { method, headers, signal, ...body } as RequestInit);
}

/** Writes a fetch response; a network error becomes a connection cut without an answer. */
async function sendResponse(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (!response.body || isHead) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}
