import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { exampleUsers } from '#bff/testing/every-operation';
import { createStoreDocument } from '#bff/uploads/store-document';
import type { Operation } from '#contracts/kernel/operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { legacyCalls } from '#contracts/legacy-calls';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** A user that the platform changed during a call, and whether a task held the user's lock meanwhile. */
interface Rewriting {
  readonly call: string;
  readonly user: string;
  readonly isLocked: boolean;
}

/** A request whose calls are watched: which users each call changed, and which users were locked at that moment. */
function watched(platform: TestPlatform, persona: PersonaName | null) {
  const context = platform.contextFor(persona);
  const locked: string[] = [];
  const seen: Rewriting[] = [];
  const users = () => new Map(platform.db.users.list().map((row) => [row.public_token, JSON.stringify(row)]));
  const runExclusive: Context['runExclusive'] = (keys, task) =>
    context.runExclusive(keys, async () => {
      locked.push(...keys);
      return task().finally(() => {
        for (const key of keys) locked.splice(locked.indexOf(key), 1);
      });
    });
  const legacy = createLegacyClient({
    transport: async (request) => {
      const before = users();
      const answer = await platform.transport(request);
      for (const [user, row] of users()) {
        if (!before.has(user) || before.get(user) === row) continue;
        seen.push({ call: request.call, user, isLocked: locked.includes(`user:${user}`) });
      }
      return answer;
    },
    log: context.log,
    signal: AbortSignal.timeout(10_000),
    paths: {},
  });
  return { context: { ...context, runExclusive, legacy }, seen };
}

/** A platform on which Giulia has enough credit for what she still has to pay, so that the call itself settles it. */
function platformWithCredit(): TestPlatform {
  const platform = createTestPlatform();
  const giulia = platform.db.users.get('pt-giulia');
  const manager_configuration = { ...giulia?.manager_configuration, wallet: '100.00' };
  platform.db.users.change('pt-giulia', { manager_configuration });
  return platform;
}

async function rewritingsOf(name: OperationKey, reader: ExampleReader): Promise<readonly Rewriting[]> {
  const { context, seen } = watched(platformWithCredit(), exampleUsers[reader]);
  const handler = handlers[name] as OperationHandler<Operation>;
  await runOperation(operations[name], handler, context, operationExamples[name][reader]);
  return seen;
}

const examples = (Object.keys(operations) as OperationKey[]).flatMap((name) =>
  (Object.keys(operationExamples[name]) as ExampleReader[]).map((reader) => ({ name, reader })),
);

describe('a user is locked while the platform changes it for us', () => {
  test.each(examples)('$name as $reader', async ({ name, reader }) => {
    const rewritings = await rewritingsOf(name, reader);
    expect(rewritings.filter(({ isLocked }) => !isLocked)).toEqual([]);
  });

  test('a stored document', async () => {
    const { context, seen } = watched(createTestPlatform(), 'rinaldi');
    const store = createStoreDocument(async ({ bytes }) => ({ bytes, width: 1, height: 1 }));
    const bytes = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
    await store(context, { kind: 'identity', idempotencyKey: 'key-1', fileName: 'carta.pdf', bytes });
    expect(seen).toEqual([{ call: 'updateUser', user: 'pt-rinaldi', isLocked: true }]);
  });
});

test('the calls that say they rewrite users are those that do', async () => {
  const rewritings = await Promise.all(examples.map(({ name, reader }) => rewritingsOf(name, reader)));
  const seen = new Set(rewritings.flat().map(({ call }) => call));
  const declared = (Object.values(legacyCalls) as readonly LegacyCall[]).filter(({ rewrites }) => rewrites);
  expect(seen).toContain('updateUser');
  expect([...seen].toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
});
