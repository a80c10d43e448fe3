import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { createKeyedMutex } from '#bff/keyed-mutex';

test('runs the tasks of one key one after the other, in the order they came', async () => {
  const runExclusive = createKeyedMutex();
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = runExclusive(['giulia'], async () => {
    steps.push('one begins');
    await first.promise;
    steps.push('one ends');
  });
  const two = runExclusive(['giulia'], async () => {
    steps.push('two');
  });
  await runExclusive(['marco'], async () => {
    steps.push('of another');
  });
  first.resolve();
  await Promise.all([one, two]);
  expect(steps).toEqual(['one begins', 'of another', 'one ends', 'two']);
});

test('goes on after a task that failed, and hands its failure to its own caller only', async () => {
  const runExclusive = createKeyedMutex();
  const failed = runExclusive(['giulia'], async () => {
    throw new Error('refused');
  });
  const next = runExclusive(['giulia'], async () => 'done');
  await expect(failed).rejects.toThrow('refused');
  await expect(next).resolves.toBe('done');
});

test('a task that comes while another runs waits for it, also when the one before both is over', async () => {
  const runExclusive = createKeyedMutex();
  const second = Promise.withResolvers<void>();
  const steps: string[] = [];
  const one = runExclusive(['giulia'], async () => void steps.push('one'));
  const two = runExclusive(['giulia'], async () => {
    await second.promise;
    steps.push('two');
  });
  await one;
  const three = runExclusive(['giulia'], async () => void steps.push('three'));
  second.resolve();
  await Promise.all([two, three]);
  expect(steps).toEqual(['one', 'two', 'three']);
});

test('a task of several keys waits for the tasks of each, and those that come later wait for it', async () => {
  const runExclusive = createKeyedMutex();
  const [giulia, marco, both] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const steps: string[] = [];
  const step = (keys: readonly string[], name: string, end?: Promise<void>) =>
    runExclusive(keys, async () => {
      steps.push(name);
      await end;
    });
  const ofGiulia = step(['giulia'], 'giulia', giulia.promise);
  const ofMarco = step(['marco'], 'marco', marco.promise);
  const ofBoth = step(['marco', 'giulia'], 'both', both.promise);
  const later = step(['giulia'], 'giulia again');
  giulia.resolve();
  await ofGiulia;
  await step(['sara'], 'sara');
  expect(steps).toEqual(['giulia', 'marco', 'sara']);
  marco.resolve();
  await ofMarco;
  await step(['sara'], 'sara');
  expect(steps).toEqual(['giulia', 'marco', 'sara', 'both', 'sara']);
  both.resolve();
  await Promise.all([ofBoth, later]);
  expect(steps.at(-1)).toBe('giulia again');
});

test('tasks that name the same keys in another order never wait for each other for ever', async () => {
  const runExclusive = createKeyedMutex();
  const orders = [
    ['giulia', 'marco'],
    ['marco', 'giulia'],
    ['giulia', 'giulia'],
    ['marco', 'sara', 'giulia'],
  ];
  const done = orders.map((keys) => runExclusive(keys, async () => keys.length));
  await expect(Promise.all(done)).resolves.toEqual([2, 2, 2, 3]);
});

test('a key with nothing left to run is forgotten, however its last task ended', async () => {
  class Remembered {}
  const runExclusive = createKeyedMutex();
  for (let user = 0; user < 20; user += 1) {
    await runExclusive([`done ${user}`], async () => new Remembered());
    await runExclusive([`failed ${user}`], () => Promise.reject(new Remembered())).catch(() => undefined);
  }
  expect(queryObjects(Remembered)).toBe(0);
  await runExclusive(['the queue is still there'], async () => undefined);
});
