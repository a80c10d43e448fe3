import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import sse, { type SSEMessage } from '@fastify/sse';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createLiveStream, type LiveStream } from '#bff/server/live/live-stream';

const hint = (id: number, queries: string[], from: string | null = null) => ({ id: String(id), queries, from });

/** A receiver that takes each message only when it is let. */
function slowReceiver() {
  const sent: SSEMessage[] = [];
  let take: () => void = () => {};
  const stream = createLiveStream(async (message) => {
    sent.push(message);
    await new Promise<void>((done) => {
      take = done;
    });
  });
  return { sent, stream, take: () => take() };
}

test('while the receiver is slow all the hints that wait are one, with each query once', async () => {
  const { sent, stream, take } = slowReceiver();
  stream.hint(hint(1, ['a']));
  for (let id = 2; id <= 1_000; id += 1) stream.hint(hint(id, ['b', id % 2 ? 'c' : 'd']));
  stream.beat();
  expect(sent).toHaveLength(1);
  take();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual({ id: '1000', event: 'hint', data: { queries: ['b', 'd', 'c'], from: null } });
});

test('joined hints of two pages name neither, since neither knows of the other’s', async () => {
  const { sent, stream, take } = slowReceiver();
  stream.hint(hint(1, ['a']));
  stream.hint(hint(2, ['b'], 'page-one'));
  stream.hint(hint(3, ['c'], 'page-two'));
  take();
  await expect.poll(() => sent[1]?.data).toEqual({ queries: ['b', 'c'], from: null });
});

test('a closed connection ends nothing but itself', async () => {
  let attempts = 0;
  const stream = createLiveStream(async () => {
    attempts += 1;
    throw new Error('closed');
  });
  stream.hint(hint(1, ['a']));
  stream.hint(hint(2, ['b']));
  await expect.poll(() => attempts).toBe(1);
  stream.beat();
  await expect.poll(() => attempts).toBe(2);
});

test('a receiver that takes nothing keeps no more waiting than its connection holds, and then hears the last hint', async () => {
  const app = Fastify();
  // Its types name the plugin `default`, where the module itself is the plugin.
  await app.register(sse as unknown as typeof sse.default);
  const opened = Promise.withResolvers<{ stream: LiveStream; connection: ServerResponse }>();
  app.get('/', { sse: { kind: 'only', heartbeat: false } }, async (_request, reply) => {
    reply.sse.keepAlive();
    opened.resolve({ stream: createLiveStream((message) => reply.sse.send(message)), connection: reply.raw });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    await app.close();
  });
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n');
  const { stream, connection } = await opened.promise;

  const large = ['q'.repeat(100_000)];
  let mostWaiting = 0;
  for (let id = 1; id <= 500; id += 1) {
    stream.hint(hint(id, large));
    await new Promise((resolve) => setImmediate(resolve));
    mostWaiting = Math.max(mostWaiting, connection.writableLength);
  }
  expect(connection.writableNeedDrain).toBe(true);
  expect(mostWaiting).toBeLessThan(3 * 100_000);

  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard = (heard + chunk.toString()).slice(-300_000);
  });
  await expect.poll(() => heard).toContain('id: 500\n');
});
