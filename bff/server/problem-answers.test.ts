import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import { ServerProblem, serverProblemFrom } from '#bff/server/server-problem';
import { buildTestApp, callOf, loginOperations } from '#bff/server/testing/test-app';
import { problem } from '#contracts/kernel/problem';

test.each([
  ['an address that is not there', { url: '/nowhere' }, 404, 'not_found'],
  ['an operation that is not there', callOf('no/such-operation'), 404, 'not_found'],
  ['another method on an operation', { ...callOf('login/log-out'), method: 'PUT' as const }, 404, 'not_found'],
  ['reading an operation', { ...callOf('login/log-out'), method: 'GET' as const, payload: '' }, 404, 'not_found'],
  ['an address that is none', { url: '/%c0' }, 400, 'invalid_input'],
  ['an endless name', { url: `/files/media/${'x'.repeat(300)}` }, 400, 'invalid_input'],
])('answers %s with a problem and nothing more', async (_name, request, status, code) => {
  const app = await buildTestApp();
  const answer = await app.inject(request);
  await app.close();
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code, requestId: expect.any(String) });
});

test('a bug answers unexpected: no stack, no message, no framework code', async () => {
  const app = await buildTestApp({
    handlers: {
      ...loginOperations.handlers,
      logOut: () => {
        throw new Error('secret-giulia is broken');
      },
    },
  });
  const answer = await app.inject(callOf('login/log-out'));
  await app.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'unexpected', requestId: answer.headers['x-request-id'] });
});

test('answers what is not HTTP with a problem as well', async () => {
  const app = await buildTestApp();
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write('this is not HTTP\r\n\r\n');
  await once(socket, 'close');
  await app.close();
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  expect(head).toContain('HTTP/1.1 400 Bad Request');
  expect(JSON.parse(body)).toEqual({ code: 'invalid_input', requestId: expect.any(String) });
});

test.each([
  [{ statusCode: 400 }, 'invalid_input'],
  [{ statusCode: 404 }, 'not_found'],
  [{ statusCode: 413 }, 'too_large'],
  [{ statusCode: 415 }, 'unsupported_media_type'],
  [{ statusCode: 422 }, 'invalid_input'],
  [{ statusCode: 500 }, 'unexpected'],
  [{ statusCode: 503 }, 'overloaded'],
  [{ statusCode: 503, code: 'FST_ERR_HANDLER_TIMEOUT' }, 'unexpected'],
  [{ statusCode: 'odd' }, 'unexpected'],
  [{}, 'unexpected'],
])('takes a failure of the framework with %j for %s', (fields, code) => {
  expect(serverProblemFrom(Object.assign(new Error('quotes a value'), fields)).code).toBe(code);
});

test('takes anything thrown that is no error for a bug', () => {
  expect(serverProblemFrom('text').code).toBe('unexpected');
  expect(serverProblemFrom(new ServerProblem('rate_limited', 60)).retryAfterSeconds).toBe(60);
});

test.each([
  ['as many seconds as it is left alone', new LegacyUnavailable('listChats', 'breaker open', false, 27), 27],
  ['five seconds where nobody knows', new LegacyUnavailable('listChats', 'timed out', false), 5],
])('asks to come back to a platform that is away after %s', (_name, failure, seconds) => {
  expect(serverProblemFrom(failure)).toMatchObject({ code: 'legacy_unavailable', retryAfterSeconds: seconds });
});

test('every problem of the server has the form the contract gives it', async () => {
  const app = await buildTestApp();
  const answers = await Promise.all([app.inject('/nowhere'), app.inject(callOf('login/keep-session'))]);
  await app.close();
  for (const answer of answers) expect(problem.safeParse(answer.json()).success).toBe(true);
});
