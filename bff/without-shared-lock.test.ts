import { expect, test } from 'vitest';
import { OperationFailed } from '#bff/operation-failed';
import { runOperation } from '#bff/run-operation';
import { everyOperation, exampleUsers } from '#bff/testing/every-operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { createTestPlatform } from '#mocks/start-in-vitest';

const examples = everyOperation.flatMap(({ operation, handler, examples: each }) =>
  each.map(({ reader, input }) => ({ name: operation.name, operation, handler, reader, input })),
);
type Example = (typeof examples)[number];

/** Runs an example while the lock that processes share cannot be had. */
async function attempt({ operation, handler, reader, input }: Example) {
  const platform = createTestPlatform();
  const users = () => JSON.stringify(platform.db.users.list());
  const before = users();
  const runExclusive = async () => {
    throw new OperationFailed('overloaded');
  };
  const context = { ...platform.contextFor(exampleUsers[reader as ExampleReader]), runExclusive };
  const { status } = await runOperation(operation, handler, context, input);
  return { status, hasRewrittenUser: users() !== before };
}

test.each(examples.filter(({ operation }) => operation.kind === 'query'))(
  'reads $name as $reader while no shared lock can be had',
  async (example) => {
    expect(await attempt(example)).toEqual({ status: 200, hasRewrittenUser: false });
  },
);

test.each(examples.filter(({ operation }) => operation.kind !== 'query'))(
  'rewrites no user in $name as $reader while no shared lock can be had',
  async (example) => {
    expect(await attempt(example)).toMatchObject({ hasRewrittenUser: false });
  },
);

test.each(['login/log-in', 'login/log-out'])('answers %s while no shared lock can be had', async (name) => {
  const example = examples.find((one) => one.name === name);
  expect(example && (await attempt(example)).status).toBe(200);
});
