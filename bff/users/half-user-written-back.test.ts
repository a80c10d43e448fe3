import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import type { UserRow } from '#mocks/db/rows';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const halves: Readonly<Record<string, (user: UserRow) => unknown>> = {
  'with names alone': (user) => ({
    ...user,
    public_configuration: { nome: 'Giulia', cognome: 'Moretti', type: user.public_configuration.type },
  }),
  'without its e-mail': ({ email: _left, ...user }) => user,
  'without its diary': ({ public_configuration: { diary: _left, ...published }, ...user }) => ({
    ...user,
    public_configuration: published,
  }),
  'with nothing for its diary': (user) => ({
    ...user,
    public_configuration: { ...user.public_configuration, diary: null },
  }),
};

const emptied = 'without its diary once that is empty';
const unpublished: typeof halves = {
  'nothing for its public part': (user) => ({ ...user, public_configuration: null }),
  'an empty public part': (user) => ({ ...user, public_configuration: [] }),
};
const answers: typeof halves = {
  ...halves,
  ...unpublished,
  [emptied]: ({ public_configuration: { diary, ...published }, ...user }) => ({
    ...user,
    public_configuration: Object.keys(diary ?? {}).length === 0 ? published : { diary, ...published },
  }),
};

/** The next `readings` of the signed-in user's record are answered by half. */
function halved(platform: TestPlatform, context: Context, half: string, readings: number): Context {
  let left = readings;
  const legacy = createLegacyClient({
    ...{ log: platform.log, paths: {}, signal: new AbortController().signal },
    transport: async (request) => {
      if (request.call !== 'session' || left === 0) return platform.transport(request);
      left -= 1;
      const row = platform.db.users.get(String(context.session.read()?.publicToken));
      const user = row && answers[half]?.(row);
      return { status: 200, body: new TextEncoder().encode(JSON.stringify({ user })) };
    },
  });
  return { ...context, legacy };
}

function run(context: Context, key: keyof typeof handlers, input: unknown) {
  return runOperation(operations[key] as Operation, handlers[key] as OperationHandler<Operation>, context, input);
}

describe.each(Object.keys(halves))('half a record %s', (half) => {
  test('is not written back once the whole one was read (LEGACY-13)', async () => {
    const platform = createTestPlatform();
    const context = platform.contextFor('giulia');
    await run(context, 'addFavourite', { therapist: 'pt-rinaldi' });
    const before = platform.db.snapshot();
    const told = await run(halved(platform, context, half, 2), 'addFavourite', { therapist: 'pt-serafini' });
    expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test('is read once more, and the whole one changed (LEGACY-13)', async () => {
    const platform = createTestPlatform();
    const context = platform.contextFor('giulia');
    await run(context, 'addFavourite', { therapist: 'pt-rinaldi' });
    const told = await run(halved(platform, context, half, 1), 'addFavourite', { therapist: 'pt-serafini' });
    expect(told.status).toBe(200);
    expect(platform.db.users.get('pt-giulia')?.public_configuration.fav_therapist).toContain('pt-serafini');
  });
});

const otherReadings: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  'a sign-in': (context) =>
    run(context, 'logIn', { email: personas.giulia.email, password: demoPassword, rememberMe: false }),
  'the question who is signed in': (context) => run(context, 'currentSession', {}),
  'her own profile': (context) => run(context, 'ownPatientProfile', {}),
};

test.each(Object.keys(otherReadings))(
  'half a record is not written back once %s gave the whole one (LEGACY-13)',
  async (reading) => {
    const platform = createTestPlatform();
    const context = platform.contextFor('giulia');
    await otherReadings[reading]?.(context);
    const before = platform.db.snapshot();
    const told = await run(halved(platform, context, 'with names alone', 2), 'addFavourite', {
      therapist: 'pt-serafini',
    });
    expect(told.body).toMatchObject({ code: 'legacy_unreadable' });
    expect(platform.db.snapshot()).toEqual(before);
  },
);

test('what this program took out of a user is not missed: a list may be left out with its last row (LEGACY-13)', async () => {
  const platform = createTestPlatform();
  const { public_configuration: published } = platform.db.users.get('pt-giulia') as UserRow;
  const public_configuration = { ...published, diary: Object.values(published.diary ?? {}).slice(-1) };
  platform.db.users.change('pt-giulia', { public_configuration });
  const context = halved(platform, platform.contextFor('giulia'), emptied, 9);
  const deleted = await run(context, 'deleteEntries', { entries: ['umore-1'] });
  const saved = await run(context, 'saveTaxCode', { taxCode: 'ABCDEF99' });
  expect(platform.db.users.get('pt-giulia')?.public_configuration.diary ?? []).toEqual([]);
  expect([deleted.status, saved.status]).toEqual([200, 200]);
});

test.each(Object.keys(unpublished))('a patient with %s is shown as no empty profile (LEGACY-13)', async (answer) => {
  const platform = createTestPlatform();
  const context = halved(platform, platform.contextFor('giulia'), answer, 2);
  const told = [await run(context, 'ownPatientProfile', {}), await run(context, 'currentSession', {})];
  expect(told.map(({ body }) => body)).toEqual(told.map(() => expect.objectContaining({ code: 'legacy_unreadable' })));
  expect(context.session.read()).not.toBeNull();
});
