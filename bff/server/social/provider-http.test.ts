import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProviderHttp, type ProviderHttp } from '#bff/server/social/provider-http';
import { type Answering, type FakePlatform, silence, startFakePlatform } from '#bff/server/testing/fake-platform';
import { selfSigned } from '#bff/server/testing/self-signed';

const maxAnswerBytes = 100;
let provider: FakePlatform;
let http: ProviderHttp;

beforeEach(async () => {
  provider = await startFakePlatform();
  http = createProviderHttp({ ms: 2_000, maxAnswerBytes });
});

afterEach(async () => {
  await http.close();
  await provider.close();
});

function answering(answer: Answering): Promise<Response> {
  provider.answering = answer;
  return http.send(provider.url, {});
}

test('hands on what a provider answers, refusals included', async () => {
  const answer = await answering((response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end('{}'),
  );
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    400,
    'application/json',
    '{}',
  ]);
});

test('listens to as much as is allowed, and to no byte more', async () => {
  const answer = await answering((response) => response.end('x'.repeat(maxAnswerBytes)));
  expect(await answer.text()).toHaveLength(maxAnswerBytes);
  const tooLong = answering((response) => response.end('x'.repeat(maxAnswerBytes + 1)));
  await expect(tooLong).rejects.toMatchObject({ reason: 'provider_unreadable' });
});

test('blows nothing up that came compressed', async () => {
  const compressed = brotliCompressSync('x'.repeat(100_000));
  const answer = await answering((response) => response.writeHead(200, { 'content-encoding': 'br' }).end(compressed));
  expect((await answer.text()).length).toBeLessThanOrEqual(maxAnswerBytes);
  expect(provider.seen[0]?.headers['accept-encoding']).toBe('identity');
});

test.each([
  ['never answers', silence],
  ['begins and never ends', (response) => response.writeHead(200).write('{')],
] satisfies [string, Answering][])('gives up on a provider that %s', async (_name, answer) => {
  const impatient = createProviderHttp({ ms: 20, maxAnswerBytes });
  provider.answering = answer;
  await expect(impatient.send(provider.url, {})).rejects.toMatchObject({ reason: 'provider_unavailable' });
  await impatient.close();
});

test('follows no redirect', async () => {
  const answer = await answering((response) => response.writeHead(302, { location: `${provider.url}/again` }).end());
  expect(answer.status).toBe(302);
  expect(provider.seen).toHaveLength(1);
});

test('trusts no certificate that nobody vouches for', async () => {
  let isReached = false;
  const server = createServer(selfSigned, (_request, response) => {
    isReached = true;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = http.send(`https://127.0.0.1:${port}/token`, {});
  await expect(asked).rejects.toMatchObject({ reason: 'provider_unavailable' });
  expect(isReached).toBe(false);
  server.closeAllConnections();
  server.close();
});
