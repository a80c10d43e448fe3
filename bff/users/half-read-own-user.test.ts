import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import { createLegacyClient, type LegacyClient } from '#bff/legacy/legacy-client';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import type { UserRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const answers: Readonly<Record<string, (user: UserRow, platform: TestPlatform) => unknown>> = {
  'without a public part': (user) => ({ ...user, public_configuration: null }),
  'with an empty list for a public part': (user) => ({ ...user, public_configuration: [] }),
  'with a public part without its type': (user) => ({ ...user, public_configuration: { nome: 'Andrea' } }),
  'of nothing': () => ({}),
  'of somebody else': (_user, { db }) => db.users.get('pt-serafini'),
};

const study = { date: '2019', title: 'Dottorato', institute: 'Torino' };
const writes = {
  saveProfile: { changes: { biography: 'Ricevo a Milano.' }, revisions: [] },
  postponeBillingData: {},
  addStudy: study,
} as const;

/** Rinaldi, whose record the platform answers wrongly at one reading, counted from 1. */
function misreadAt(platform: TestPlatform, at: number, answer: string): Context {
  const { log } = platform;
  let readings = 0;
  const legacy = createLegacyClient({
    ...{ log, paths: {}, signal: new AbortController().signal },
    transport: async (request) => {
      if (request.call === 'session') readings += 1;
      if (request.call !== 'session' || readings !== at) return platform.transport(request);
      const row = platform.db.users.get('pt-rinaldi');
      const user = row && answers[answer]?.(row, platform);
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
    const told = await write(misreadAt(platform, 1, answer), key);
    expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test('does not confirm a write (LEGACY-13)', async () => {
    const platform = createTestPlatform();
    const told = await write(misreadAt(platform, 2, answer), 'postponeBillingData');
    expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
  });
});

test('a list of another form is not replaced, and a professional without the list begins it (LEGACY-46)', async () => {
  const readAs = (qualifications: unknown) => {
    const platform = createTestPlatform();
    const context = platform.contextFor('rinaldi');
    const call: LegacyClient['call'] = async (contract, request) => {
      const answer = await context.legacy.call(contract, request);
      const { user } = answer as { user?: UserRow };
      if (contract.name !== 'session' || !user) return answer;
      return { ...answer, user: { ...user, public_configuration: { ...user.public_configuration, qualifications } } };
    };
    return { platform, context: { ...context, legacy: { ...context.legacy, call } } };
  };
  const odd = readAs('abc');
  const before = odd.platform.db.snapshot();
  expect(await write(odd.context, 'addStudy')).toMatchObject({ body: { code: 'legacy_unreadable' } });
  expect(odd.platform.db.snapshot()).toEqual(before);
  const platform = createTestPlatform();
  const { qualifications: _none, ...profile } = platform.db.users.get('pt-rinaldi')?.public_configuration ?? {};
  platform.db.users.change('pt-rinaldi', { public_configuration: profile as UserRow['public_configuration'] });
  expect(await write(platform.contextFor('rinaldi'), 'addStudy')).toMatchObject({ status: 200 });
});
