import { describe, expect, test } from 'vitest';
import { createFieldMemory } from '#bff/users/field-memory';
import { fieldsOf, type Holding, holdingsOf } from '#bff/users/user-fields';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { testNow } from '#mocks/start-in-vitest';

const missedMs = 10 * minuteMs;

/** Fields of one value each, and lists with rows in them. */
function fields(values: readonly string[], contents: readonly string[] = []): ReadonlyMap<string, Holding> {
  return new Map([
    ...values.map((name) => [name, 'value'] as const),
    ...contents.map((name) => [name, 'content'] as const),
  ]);
}

describe('the fields of a user', () => {
  const itself = ['name', 'email', 'picture'];
  const whole = fields([...itself, 'part.gender', 'part.address']);
  const half = fields(['name', 'part.gender', 'part.address']);

  test('are not missed at all where that is switched off', () => {
    const memory = createFieldMemory(() => testNow, 0);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', half)).toEqual([]);
  });

  test('are missed for ten minutes, and no longer: what the platform took away may stay away', () => {
    let now = testNow;
    const memory = createFieldMemory(() => now, missedMs);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', half)).toEqual(['email', 'picture']);
    now = shiftInstant(now, 10 * minuteMs - 1);
    expect(memory.noteReading('anna', half)).toEqual(['email', 'picture']);
    now = shiftInstant(now, 1);
    expect(memory.noteReading('anna', half)).toEqual([]);
    expect(memory.noteReading('anna', half)).toEqual([]);
  });

  test('are missed ten minutes each: one that stays away does not let the others go', () => {
    let now = testNow;
    const memory = createFieldMemory(() => now, missedMs);
    memory.noteReading('anna', whole);
    memory.noteReading('anna', fields(['name', 'email', 'part.gender', 'part.address']));
    now = shiftInstant(now, 10 * minuteMs);
    expect(memory.noteReading('anna', half)).toEqual(['email']);
  });

  test('are remembered while readings come within a quarter of an hour of each other', () => {
    let now = testNow;
    const memory = createFieldMemory(() => now, missedMs);
    memory.noteReading('anna', whole);
    now = shiftInstant(now, 15 * minuteMs - 1);
    memory.learn('anna', fields([]));
    now = shiftInstant(now, 15 * minuteMs - 1);
    expect(memory.noteReading('anna', half)).toEqual(['email', 'picture']);
    now = shiftInstant(now, 15 * minuteMs);
    expect(memory.noteReading('anna', fields(['name']))).toEqual([]);
  });

  test('may go one by one, as an older record that another program puts back has not got the newest', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', fields([...itself, 'part.gender']))).toEqual([]);
    expect(memory.noteReading('anna', fields(itself))).toEqual([]);
  });

  test('are missed of a part that is gone whole', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', fields(itself))).toEqual(['part.gender', 'part.address']);
  });

  test('are one user’s alone', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('bruno', half)).toEqual([]);
  });

  test('are forgotten of those read longest ago, where too many are remembered', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    memory.noteReading('bruno', whole);
    for (let n = 1; n < 5_000; n += 1) memory.noteReading(`user ${n}`, fields(['name']));
    expect(memory.noteReading('bruno', half)).toEqual(['email', 'picture']);
    expect(memory.noteReading('anna', half)).toEqual([]);
  });

  test('are learnt from a sign-in, which makes none of them forgotten', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    memory.learn('anna', fields(['part.gender'], ['part.diary']));
    expect(memory.noteReading('anna', half)).toEqual(['part.diary', 'email', 'picture']);
  });
});

describe('a list or an object with something in it', () => {
  const whole = fields(['name', 'part.gender', 'part.address'], ['part.diary']);

  test('is missed by itself, absent or nothing', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', fields(['name', 'part.gender', 'part.address']))).toEqual(['part.diary']);
    expect(memory.noteReading('anna', new Map([...whole, ['part.diary', 'nothing']]))).toEqual(['part.diary']);
  });

  test('may be empty from one reading to the next', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', new Map([...whole, ['part.diary', 'value']]))).toEqual([]);
    expect(memory.noteReading('anna', fields(['name', 'part.gender', 'part.address']))).toEqual([]);
  });

  test('may go while it is new, as an older record that another program puts back has not got it', () => {
    let now = testNow;
    const memory = createFieldMemory(() => now, missedMs);
    const older = fields(['name', 'part.gender', 'part.address']);
    memory.noteReading('anna', older);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', older)).toEqual([]);
    memory.noteReading('anna', whole);
    now = shiftInstant(now, 10 * minuteMs);
    expect(memory.noteReading('anna', older)).toEqual(['part.diary']);
  });

  test('that a sign-in left out is not new with the first reading, and is missed after it', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    const older = fields(['name', 'part.gender', 'part.address']);
    memory.learn('anna', older);
    memory.noteReading('anna', whole);
    expect(memory.noteReading('anna', older)).toEqual(['part.diary']);
  });

  test('is not missed once this program has emptied it', () => {
    const memory = createFieldMemory(() => testNow, missedMs);
    memory.noteReading('anna', whole);
    memory.forget('anna', ['part.diary', 'name']);
    expect(memory.noteReading('anna', fields(['part.gender', 'part.address']))).toEqual(['name']);
  });
});

test('what the fields of a user hold is told without any value', () => {
  const user = {
    ...{ email: 'anna@example.it', picture: '', password: 'segreta', public_configuration: [] },
    manager_configuration: { subscriptions: [], wallet: 0, plan: { id: '' } },
    configuration: { ascolto: { calendar: { id: 'c-1' } }, tags: { 0: 'uno' }, act: null },
  };
  expect(Object.fromEntries(holdingsOf(fieldsOf(user)))).toEqual({
    email: 'value',
    picture: 'nothing',
    'manager_configuration.subscriptions': 'value',
    'manager_configuration.wallet': 'value',
    'manager_configuration.plan': 'value',
    'configuration.ascolto': 'content',
    'configuration.tags': 'content',
    'configuration.act': 'nothing',
  });
});
