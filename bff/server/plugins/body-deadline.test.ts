import { type ClientRequest, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addBodyDeadline } from '#bff/server/plugins/body-deadline';

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  addBodyDeadline(app, 20);
  app.post('/short', { config: { access: 'everyone' } }, async ({ body }) => ({ body }));
  app.post('/long', { config: { access: 'everyone', bodyDeadlineMs: 60_000 } }, async ({ body }) => ({ body }));
  app.post('/refusing', {
    config: { access: 'everyone' },
    onRequest: async (_request, reply) => reply.code(403).send({}),
    handler: async () => ({}),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** A request whose first half has been sent, its answer, and the end of its connection. */
function sendHalf(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const request: ClientRequest = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve) => {
    request.once('response', (response) => resolve(response.resume().statusCode));
  });
  const gone = new Promise<void>((resolve) => {
    request.once('close', resolve);
    request.once('socket', (socket) => socket.once('close', () => resolve()));
  });
  request.on('error', () => undefined);
  request.write('1');
  return { request, status, gone };
}

test('a body that does not come in time ends its connection; a route that needs longer has longer', async () => {
  const long = sendHalf('/long');
  const short = sendHalf('/short');
  expect(await short.status).toBe(400);
  await short.gone;
  long.request.end('2');
  expect(await long.status).toBe(200);
});

test('a body that still trickles in after its answer ends its connection too', async () => {
  const { status, gone } = sendHalf('/refusing');
  expect(await status).toBe(403);
  await gone;
});

test('a body that came in time leaves its connection alone', async () => {
  const answers = [await app.inject({ method: 'POST', url: '/short', payload: {} }), await app.inject('/none')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});
