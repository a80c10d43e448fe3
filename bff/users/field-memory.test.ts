import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { createFieldMemory } from '#bff/users/field-memory';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import type { UserRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const halves: Readonly<Record<string, (user: UserRow) => unknown>> = {
  'with names alone': (user) => ({
    ...user,
    public_configuration: { nome: 'Giulia', cognome: 'Moretti', type: user.public_configuration.type },
  }),
  'without its e-mail': ({ email: _left, ...user }) => user,
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
      const user = row && halves[half]?.(row);
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

describe('the fields of a user', () => {
  const itself = ['name', 'email', 'picture'];
  const whole = [...itself, 'part.diary', 'part.address'];
  const half = ['name', 'part.diary', 'part.address'];

  test('are missed for ten minutes, and no longer: what the platform took away may stay away', () => {
    let now = testNow;
    const memory = createFieldMemory(() => now);
    memory.goneWithPart('anna', whole);
    now = shiftInstant(now, 10 * minuteMs - 1);
    expect(memory.goneWithPart('anna', half)).toEqual(['email', 'picture']);
    now = shiftInstant(now, 1);
    expect(memory.goneWithPart('anna', half)).toEqual([]);
    expect(memory.goneWithPart('anna', half)).toEqual([]);
  });

  test('may go one by one, as an older record that another program puts back has not got the newest', () => {
    const memory = createFieldMemory(() => testNow);
    memory.goneWithPart('anna', whole);
    expect(memory.goneWithPart('anna', [...itself, 'part.diary'])).toEqual([]);
    expect(memory.goneWithPart('anna', itself)).toEqual([]);
  });

  test('are missed of a part that is gone whole', () => {
    const memory = createFieldMemory(() => testNow);
    memory.goneWithPart('anna', whole);
    expect(memory.goneWithPart('anna', itself)).toEqual(['part.diary', 'part.address']);
  });

  test('are one user’s alone', () => {
    const memory = createFieldMemory(() => testNow);
    memory.goneWithPart('anna', whole);
    expect(memory.goneWithPart('bruno', half)).toEqual([]);
  });

  test('are forgotten of those read longest ago, where too many are remembered', () => {
    const memory = createFieldMemory(() => testNow);
    memory.goneWithPart('anna', whole);
    memory.goneWithPart('bruno', whole);
    for (let n = 1; n < 5_000; n += 1) memory.goneWithPart(`user ${n}`, ['name']);
    expect(memory.goneWithPart('bruno', half)).toEqual(['email', 'picture']);
    expect(memory.goneWithPart('anna', half)).toEqual([]);
  });
});
