import { expect, test } from 'vitest';
import { cutConnection, htmlPage, json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { keepLogLines } from '#bff/server/testing/log-lines';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';

test('logs one line per answer, of names and numbers only', async () => {
  const log = keepLogLines();
  const app = await buildTestApp({ config: testConfig({ logLevel: 'info' }), logTo: log });
  const answer = await app.inject(callOf('login/current-session'));
  await app.inject('/nowhere/giulia.moretti@example.it?token=secret');
  await app.close();
  const [operation, nowhere] = log.entries().filter(({ msg }) => msg === 'request');
  expect(operation).toEqual({
    level: 'info',
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    requestId: answer.headers['x-request-id'],
    method: 'POST',
    route: '/api/login/current-session',
    operation: 'login/current-session',
    status: 200,
    durationMs: expect.any(Number),
    msg: 'request',
  });
  expect(nowhere).toMatchObject({ method: 'GET', route: 'none', status: 404 });
});

test('never logs or answers a secret, a person or an address of the platform, whatever fails', async () => {
  const log = keepLogLines();
  const platform = await startFakePlatform();
  const config = testConfig({ logLevel: 'trace', platform: platform.url });
  const app = await buildTestApp({ config, logTo: log });
  const cookies = cookieOf(app, sessionOfGiulia());
  const credentials = { email: 'giulia.moretti@example.it', password: 'Ascolto2026!', rememberMe: true };
  const canary = { error: 'canary-refusal', user: { private_token: 'canary-token', nome: 'canary-name' } };
  const answers: unknown[] = [];
  for (const answering of [json(canary), json(canary, 500), htmlPage(), cutConnection, json({ user: canary.user })]) {
    platform.answering = answering;
    const calls = [
      callOf('login/current-session', {}, { cookies, url: '/api/login/current-session?private_token=canary-query' }),
      callOf('login/log-in', credentials, { cookies }),
      callOf('login/log-in', {}, { payload: `{"password":"Ascolto2026!` }),
      callOf('login/recover-password', { email: credentials.email }, { cookies }),
      { url: '/files/media/canary.jpg', cookies },
      { url: '/files/chat/chat-canary/canary.jpg', cookies },
      { url: '/nowhere?canary-query', headers: { authorization: 'canary-authorization' } },
    ];
    for (const call of calls) {
      const { headers, body } = await app.inject(call);
      answers.push(headers, body);
    }
  }
  await app.close();
  await platform.close();
  expect(log.lines.length).toBeGreaterThan(30);
  const written = log.lines.join('') + JSON.stringify(answers);
  const secrets = ['secret-', 'canary', 'giulia.moretti', 'Ascolto2026!', platform.url, '127.0.0.1:'];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(log.lines.join('')).not.toContain('__Host-ascolto');
});
