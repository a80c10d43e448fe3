import { once } from 'node:events';
import { connect } from 'node:net';
import { Agent, request } from 'undici';
import { expect, test, vi } from 'vitest';
import { stopGracefully, untilRelieved } from '#bff/server/start-server';
import { json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';

test('waits to listen until its own start no longer makes it too busy', async () => {
  const looks = [true, true, false, true];
  await untilRelieved({ isUnderPressure: () => looks.shift() ?? true });
  expect(looks).toEqual([true]);
});

test('stops without failing anybody: not ready first, then what is under way is answered', async () => {
  const platform = await startFakePlatform();
  const lifecycle = { stopping: false };
  const app = await buildTestApp({ config: testConfig({ platform: platform.url }), lifecycle });
  const address = await app.listen({ port: 0 });
  const browser = new Agent({ keepAliveTimeout: 60_000 });

  const asked = Promise.withResolvers<void>();
  const answerNow = Promise.withResolvers<void>();
  platform.answering = async (response, seen) => {
    asked.resolve();
    await answerNow.promise;
    json({})(response, seen);
  };
  const { headers, payload } = callOf('login/recover-password', { email: 'giulia.moretti@example.it' });
  const underWay = request(`${address}/api/login/recover-password`, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: String(payload),
    dispatcher: browser,
  });
  await asked.promise;

  const drained = Promise.withResolvers<void>();
  const stopped = stopGracefully(app, lifecycle, () => drained.promise);
  const ready = await request(`${address}/readyz`, { dispatcher: browser });
  expect(ready.statusCode).toBe(503);
  const alive = await request(`${address}/healthz`, { dispatcher: browser });
  expect(alive.statusCode).toBe(200);
  await Promise.all([ready.body.dump(), alive.body.dump()]);

  drained.resolve();
  answerNow.resolve();
  const answer = await underWay;
  expect(answer.statusCode).toBe(200);
  expect(await answer.body.json()).toEqual({});
  await stopped;
  await expect(request(`${address}/healthz`, { dispatcher: new Agent() })).rejects.toThrow('ECONNREFUSED');
  await browser.close();
  await platform.close();
});

test('answers a request that was half sent when it began to close', async () => {
  const lifecycle = { stopping: false };
  const app = await buildTestApp({ lifecycle });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const connected = once(app.server, 'connection');
  socket.write('GET /healthz HTTP/1.1\r\nHost: ascolto.example\r\n');
  await connected;
  const stopped = stopGracefully(app, lifecycle, () => Promise.resolve());
  await vi.waitUntil(() => !app.server.listening);
  socket.write('\r\n');
  await once(socket, 'close');
  await stopped;
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 OK/);
});
