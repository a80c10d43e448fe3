import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';

const half = 'a'.repeat(2_500_000);

afterEach(() => void vi.useRealTimers());

async function connectToApp(): Promise<Socket> {
  const app = await buildTestApp({});
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

/**
 * Sends half of a body that is never read over a connection that ends with the answer, as many proxies do, and the
 * other half once the answer has arrived. Most clients look at an answer only after they have sent everything.
 */
async function sendUnread({ path, length }: { path: string; length: 'told' | 'untold' }) {
  const socket = await connectToApp();
  const ended = once(socket, 'end');
  const headers = {
    ...(callOf('login/log-in', {}).headers as Record<string, string>),
    connection: 'close',
    ...(length === 'told' ? { 'content-length': String(2 * half.length) } : { 'transfer-encoding': 'chunked' }),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const chunk = length === 'told' ? half : `${half.length.toString(16)}\r\n${half}\r\n`;
  const end = length === 'told' ? '' : '0\r\n\r\n';
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\n${chunk}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const failure = await new Promise((resolve) => {
    socket.once('error', resolve);
    socket.write(`${chunk}${end}`, (error) => resolve(error ?? undefined));
  });
  return { answer: String(answer), failure, ended };
}

test.each([
  { what: 'too large', path: '/api/login/log-in', length: 'told', status: 413, code: 'too_large' },
  { what: 'too large', path: '/api/login/log-in', length: 'untold', status: 413, code: 'too_large' },
  { what: 'of a stranger', path: '/files/documents/identity', length: 'told', status: 401, code: 'unauthenticated' },
] as const)('a body $what, its length $length, is answered and not cut off', async ({ path, length, status, code }) => {
  const { answer, failure, ended } = await sendUnread({ path, length });
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain(`"code":"${code}"`);
  expect(failure).toBeUndefined();
  // The connection ends as requested, but only once the body has arrived.
  await ended;
});

const refused = [
  { what: 'for an address that cannot be read', path: '/%ZZ', status: 400 },
  { what: 'for a route that does not exist', path: '/none', status: 404 },
  { what: 'of a stranger, to a route that takes long ones', path: '/files/documents/identity', status: 401 },
];

/** A refused body of which one byte was sent, once it is answered; it never ends by itself. */
async function beginRefused(path: string, status: number) {
  const socket = (await connectToApp()).on('error', () => undefined);
  const headers = { ...callOf('login/log-in').headers, 'content-length': '3000000000' };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\na`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
  return { socket, gone: new Promise<void>((resolve) => socket.once('close', () => resolve())) };
}

test.each(refused)(
  'a body $what, trickling in after its answer, is cut after fifteen seconds',
  async ({ path, status }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { gone } = await beginRefused(path, status);
    await vi.advanceTimersByTimeAsync(15_000);
    await gone;
  },
);

test.each(refused)('a body $what is cut once more has come than any route takes', async ({ path, status }) => {
  const { socket, gone } = await beginRefused(path, status);
  socket.write(Buffer.alloc(17 * 1024 * 1024));
  await gone;
});
