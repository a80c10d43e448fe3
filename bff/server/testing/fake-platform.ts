import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the platform received it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How the platform answers one request; it may answer nothing, or cut the connection. */
export type Answering = (response: ServerResponse, request: SeenRequest) => void;

/** A minimal platform on a port of its own, which records its requests. */
export interface FakePlatform {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** How it answers from now on. */
  answering: Answering;
  /** Cuts every open connection. */
  cutAll(): void;
  close(): Promise<void>;
}

/** Starts a platform that answers `{}` by default. */
export async function startFakePlatform(answering: Answering = json({})): Promise<FakePlatform> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(one);
      platform.answering(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const platform: FakePlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answering,
    cutAll: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return platform;
}

/** Answers JSON as text/html, as the platform often does. */
export function json(value: unknown, status = 200): Answering {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(JSON.stringify(value));
  };
}

/** Answers a file of that type. */
export function file(type: string, body: string, headers: Record<string, string> = {}, status = 200): Answering {
  return (response) => {
    response.writeHead(status, { 'content-type': type, etag: '"1"', ...headers }).end(body);
  };
}

/** Has whatever file is asked for, of the type that its name says. */
export const anyFile: Answering = (response, request) =>
  file(request.url.includes('.pdf') ? 'application/pdf' : 'image/png', 'attachment')(response, request);

/** Answers a page with a status. */
export function htmlPage(status = 200): Answering {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>Errore</body></html>');
  };
}

/** Cuts the connection without an answer. */
export const cutConnection: Answering = (response) => {
  response.socket?.destroy();
};

/** Never answers. */
export const silence: Answering = () => undefined;
