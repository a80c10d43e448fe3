import { expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
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

test('where nobody is asked for, the platform is not troubled', async () => {
  const { context, asked } = setUp('{"users":[]}');
  expect((await findUsers(context, [])).size).toBe(0);
  expect(asked).toEqual([]);
});

test('a platform that refuses to tell leaves everybody unknown; one that cannot be read fails', async () => {
  expect((await findUsers(setUp('{"error":"NOT_ALLOWED"}').context, ['pt-a'])).size).toBe(0);
  await expect(findUsers(setUp('<html></html>').context, ['pt-a'])).rejects.toThrow('listUsers');
});
