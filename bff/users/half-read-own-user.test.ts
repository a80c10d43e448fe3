import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';
import type { UserRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const answers: Readonly<Record<string, (user: UserRow, platform: TestPlatform) => unknown>> = {
  'without a public part': (user) => ({ ...user, public_configuration: null }),
  'with an empty list for a public part': (user) => ({ ...user, public_configuration: [] }),
  'with a public part without its type': (user) => ({ ...user, public_configuration: { nome: 'Andrea' } }),
  'of nothing': () => ({}),
  'of somebody else': (_user, { db }) => db.users.get('pt-bassani'),
  'with its token in a list': (user) => ({ ...user, public_token: [user.public_token] }),
  'with an object for a token': (user) => ({ ...user, public_token: { toString: user.public_token } }),
  'with a space before its token': (user) => ({ ...user, public_token: ` ${user.public_token}` }),
};

const oddList = 'with a list of another form';
const misread: typeof answers = {
  ...answers,
  [oddList]: (user) => ({ ...user, public_configuration: { ...user.public_configuration, qualifications: 'abc' } }),
};

const study = { date: '2019', title: 'Dottorato', institute: 'Torino' };
const writes = {
  saveProfile: { changes: { biography: 'Ricevo a Milano.' }, revisions: [] },
  postponeBillingData: {},
  addStudy: study,
} as const;

/** Rinaldi, whose record the platform answers wrongly from one reading on, counted from 1. */
function misreadFrom(platform: TestPlatform, at: number, answer: string): Context {
  const { log } = platform;
  let readings = 0;
  const legacy = createLegacyClient({
    ...{ log, paths: {}, signal: new AbortController().signal },
    transport: async (request) => {
      if (request.call === 'session') readings += 1;
      if (request.call !== 'session' || readings < at) return platform.transport(request);
      const row = platform.db.users.get('pt-rinaldi');
      const user = row && misread[answer]?.(row, platform);
      return { status: 200, body: new TextEncoder().encode(JSON.stringify({ user })) };
    },
  });
  return { ...platform.contextFor('rinaldi'), legacy };
}

function write(context: Context, key: keyof typeof writes) {
  const handler = handlers[key] as OperationHandler<Operation>;
  return runOperation(operations[key] as Operation, handler, context, writes[key]);
}

describe.each(Object.keys(answers))('a record %s', (answer) => {
  test.each(Object.keys(writes) as (keyof typeof writes)[])('is never written back, by %s (LEGACY-13)', async (key) => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    const told = await write(misreadFrom(platform, 1, answer), key);
    expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test('does not confirm a write (LEGACY-13)', async () => {
    const platform = createTestPlatform();
    const told = await write(misreadFrom(platform, 2, answer), 'postponeBillingData');
    expect(told.body).toMatchObject({ code: 'legacy_unreadable', outcomeUnknown: true });
  });
});

const queries = (Object.keys(operations) as OperationKey[]).flatMap((key) => {
  const examples: Readonly<Partial<Record<ExampleReader, unknown>>> = operationExamples[key];
  const isAsked = operations[key].kind === 'query' && examples.professional !== undefined;
  return isAsked ? [{ key, input: examples.professional }] : [];
});

test.each(queries)('another’s record is shown to nobody, by $key (LEGACY-13)', async ({ key, input }) => {
  const ask = (context: Context) =>
    runOperation(operations[key] as Operation, handlers[key] as OperationHandler<Operation>, context, input);
  const told = await ask(misreadFrom(createTestPlatform(), 1, 'of somebody else'));
  const own = await ask(createTestPlatform().contextFor('rinaldi'));
  if (told.status === 200) expect(told.body).toEqual(own.body);
  else expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
});

test('a list of another form is not replaced (LEGACY-46)', async () => {
  const platform = createTestPlatform();
  const before = platform.db.snapshot();
  const told = await write(misreadFrom(platform, 1, oddList), 'addStudy');
  expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
  expect(platform.db.snapshot()).toEqual(before);
});
