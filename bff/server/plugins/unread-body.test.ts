import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';

const half = 'a'.repeat(2_500_000);

/**
 * Sends half of a body that nobody will read over a connection that ends with the answer, as many proxies do; and the
 * other half once the answer is there. Most clients look at an answer only after they have sent everything.
 */
async function sendUnread({ path, length }: { path: string; length: 'told' | 'untold' }) {
  const app = await buildTestApp({});
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
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
  return { answer: String(answer), failure };
}

test.each([
  { what: 'too large', path: '/api/login/log-in', length: 'told', status: 413, code: 'too_large' },
  { what: 'too large', path: '/api/login/log-in', length: 'untold', status: 413, code: 'too_large' },
  { what: 'of a stranger', path: '/files/documents/identity', length: 'told', status: 401, code: 'unauthenticated' },
] as const)('a body $what, its length $length, is answered and not cut off', async ({ path, length, status, code }) => {
  const { answer, failure } = await sendUnread({ path, length });
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain(`"code":"${code}"`);
  expect(failure).toBeUndefined();
});
