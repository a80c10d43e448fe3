import { describe, expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { TransportFault } from '#bff/server/transport/transport-fault';
import { findUsers } from '#bff/users/find-users';
import { createTestPlatform } from '#mocks/start-in-vitest';

/**
 * Giulia's context over a platform that knows her and answers everything else with that text, and the calls it
 * received.
 */
function setUp(answer: string) {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const asked: unknown[] = [];
  const legacy = createLegacyClient({
    transport: async (request) => {
      if (request.call === 'session') return platform.transport(request);
      asked.push(JSON.parse(request.body ?? 'null'));
      return { status: 200, body: new TextEncoder().encode(answer) };
    },
    log: context.log,
    signal: AbortSignal.timeout(1000),
    paths: {},
  });
  return { context: { ...context, legacy }, asked };
}

test('each token is asked for once, in one call, and never one that could not be a token', async () => {
  const { context, asked } = setUp(
    '{"users":[{"public_token":"pt-a","public_configuration":{"type":"paziente","nome":"Ada"}}]}',
  );
  const users = await findUsers(context, ['pt-a', 'pt-b', 'pt-a', 'pt/../c']);
  expect(asked).toEqual([{ private_token: 'secret-giulia', tokens: ['pt-a', 'pt-b'] }]);
  expect([...users.keys()]).toEqual(['pt-a']);
});

test('of nobody are the diary or the records kept', async () => {
  const published = { type: 'paziente', nome: 'Ada', diary: [{ status: 'Felice' }], patients: [{ user_pt: 'pt-b' }] };
  const answer = JSON.stringify({ users: [{ public_token: 'pt-a', public_configuration: published }] });
  const ada = (await findUsers(setUp(answer).context, ['pt-a'])).get('pt-a');
  expect(ada?.public_configuration).toMatchObject({ nome: 'Ada' });
  expect(JSON.stringify(ada)).not.toMatch(/diary|patients/);
});

test('where nobody is asked for, the platform is not troubled', async () => {
  const { context, asked } = setUp('{"users":[]}');
  expect((await findUsers(context, [])).size).toBe(0);
  expect(asked).toEqual([]);
});

test('a platform that refuses to tell leaves everybody unknown; one that cannot be read fails', async () => {
  expect((await findUsers(setUp('{"error":"NOT_ALLOWED"}').context, ['pt-a'])).size).toBe(0);
  await expect(findUsers(setUp('<html></html>').context, ['pt-a'])).rejects.toThrow('listUsers');
});

describe('many users, or large ones', () => {
  const tokens = (count: number) => Array.from({ length: count }, (_, index) => `pt-${index}`);

  /** A platform that knows everybody asked for, and whose answers are taken up to that many megabytes. */
  function withSizes(sizeOf: (token: string) => number, largest = 32) {
    const platform = createTestPlatform();
    const asked: (readonly string[])[] = [];
    const transport: LegacyTransport = async (request) => {
      const { tokens: some } = JSON.parse(request.body ?? '') as { tokens: string[] };
      asked.push(some);
      if (some.reduce((sum, token) => sum + sizeOf(token), 0) > largest) {
        throw new TransportFault('oversized', { reason: 'answer too large', sent: true });
      }
      const users = some.map((token) => ({ public_token: token, public_configuration: { type: 'paziente' } }));
      return { status: 200, body: new TextEncoder().encode(JSON.stringify({ users })) };
    };
    const context = platform.contextFor('rinaldi');
    const legacy = createLegacyClient({ transport, log: context.log, signal: AbortSignal.timeout(1000), paths: {} });
    return { platform, context: { ...context, legacy }, asked };
  }

  test('are asked for in portions of twenty', async () => {
    const { context, asked } = withSizes(() => 0);
    expect([...(await findUsers(context, tokens(45))).keys()]).toEqual(tokens(45));
    expect(asked.map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  test('are asked for in smaller portions where an answer is too large, and none is missing', async () => {
    const { context } = withSizes(() => 7);
    expect([...(await findUsers(context, tokens(25))).keys()]).toEqual(tokens(25));
  });

  test('cost nobody else their name: one whom no answer holds is missing alone', async () => {
    const { platform, context } = withSizes((token) => (token === 'pt-3' ? 40 : 0));
    const found = await findUsers(context, tokens(25));
    expect([...found.keys()]).toEqual(tokens(25).filter((token) => token !== 'pt-3'));
    expect(platform.logged).toContainEqual(expect.objectContaining({ event: 'user_too_large' }));
  });
});
