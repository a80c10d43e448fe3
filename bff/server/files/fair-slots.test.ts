import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairSlots, type SlotLimits } from '#bff/server/files/fair-slots';

const limits: SlotLimits = { most: 2, mostOfEach: 1, mostWaiting: 3, mostWaitingOfEach: 2, waitMs: 60_000 };

function setUp(changes: Partial<SlotLimits> = {}) {
  const slots = createFairSlots({ ...limits, ...changes });
  const started: string[] = [];
  /** Work of a user that ends when the test says so. */
  const begin = (user: string) => {
    const work = Promise.withResolvers<string>();
    const done = slots.hold(user, () => {
      started.push(user);
      return work.promise;
    });
    return { done, end: () => work.resolve(user) };
  };
  return { started, begin };
}

test('so many run at once; the next begins when one ends', async () => {
  const { started, begin } = setUp();
  const [one, two, three] = [begin('anna'), begin('bea'), begin('carla')];
  await settled();
  expect(started).toEqual(['anna', 'bea']);
  one.end();
  expect(await one.done).toBe('anna');
  await settled();
  expect(started).toEqual(['anna', 'bea', 'carla']);
  two.end();
  three.end();
  await Promise.all([two.done, three.done]);
});

test('one user has one at a time, and is no hindrance to others', async () => {
  const { started, begin } = setUp();
  const [first, second, other] = [begin('anna'), begin('anna'), begin('bea')];
  await settled();
  expect(started).toEqual(['anna', 'bea']);
  other.end();
  await other.done;
  await settled();
  expect(started).toEqual(['anna', 'bea']);
  first.end();
  await first.done;
  await settled();
  expect(started).toEqual(['anna', 'bea', 'anna']);
  second.end();
  await second.done;
});

test('one user may wait for so many and no more, and leaves the rest of the queue to others', async () => {
  const { started, begin } = setUp({ most: 1 });
  const [one, second, third] = [begin('anna'), begin('anna'), begin('anna')];
  await expect(begin('anna').done).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
  const other = begin('bea');
  for (const work of [one, second, third, other]) {
    work.end();
    await work.done;
  }
  expect(started).toEqual(['anna', 'anna', 'anna', 'bea']);
});

test('one user may have several at a time where that is allowed', async () => {
  const { started, begin } = setUp({ most: 3, mostOfEach: 2 });
  const work = [begin('anna'), begin('anna'), begin('anna'), begin('bea')];
  await settled();
  expect(started).toEqual(['anna', 'anna', 'bea']);
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
});

test('a failure frees the place', async () => {
  const slots = createFairSlots({ ...limits, most: 1, mostWaiting: 0 });
  await expect(slots.hold('anna', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.hold('bea', async () => 'done')).toBe('done');
});

test('who finds the queue full is refused at once, and told when to come again', async () => {
  const { begin } = setUp({ most: 1, mostWaiting: 0 });
  const one = begin('anna');
  await expect(begin('bea').done).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
  one.end();
  await one.done;
});

test('who waited too long is refused and takes no place later', async () => {
  const { started, begin } = setUp({ most: 1, waitMs: 1 });
  const one = begin('anna');
  await expect(begin('bea').done).rejects.toMatchObject({ code: 'overloaded' });
  one.end();
  await one.done;
  const other = begin('carla');
  await settled();
  expect(started).toEqual(['anna', 'carla']);
  other.end();
  await other.done;
});
