import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { createOneAtATime } from '#bff/one-at-a-time';

test('runs the tasks of one key one after the other, in the order they came', async () => {
  const oneAtATime = createOneAtATime();
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = oneAtATime('giulia', async () => {
    steps.push('one begins');
    await first.promise;
    steps.push('one ends');
  });
  const two = oneAtATime('giulia', async () => {
    steps.push('two');
  });
  await oneAtATime('marco', async () => {
    steps.push('of another');
  });
  first.resolve();
  await Promise.all([one, two]);
  expect(steps).toEqual(['one begins', 'of another', 'one ends', 'two']);
});

test('goes on after a task that failed, and hands its failure to its own caller only', async () => {
  const oneAtATime = createOneAtATime();
  const failed = oneAtATime('giulia', async () => {
    throw new Error('refused');
  });
  const next = oneAtATime('giulia', async () => 'done');
  await expect(failed).rejects.toThrow('refused');
  await expect(next).resolves.toBe('done');
});

test('a task that comes while another runs waits for it, also when the one before both is over', async () => {
  const oneAtATime = createOneAtATime();
  const second = Promise.withResolvers<void>();
  const steps: string[] = [];
  const one = oneAtATime('giulia', async () => void steps.push('one'));
  const two = oneAtATime('giulia', async () => {
    await second.promise;
    steps.push('two');
  });
  await one;
  const three = oneAtATime('giulia', async () => void steps.push('three'));
  second.resolve();
  await Promise.all([two, three]);
  expect(steps).toEqual(['one', 'two', 'three']);
});

test('a key with nothing left to run is forgotten, however its last task ended', async () => {
  class Remembered {}
  const oneAtATime = createOneAtATime();
  for (let user = 0; user < 20; user += 1) {
    await oneAtATime(`done ${user}`, async () => new Remembered());
    await oneAtATime(`failed ${user}`, () => Promise.reject(new Remembered())).catch(() => undefined);
  }
  expect(queryObjects(Remembered)).toBe(0);
  await oneAtATime('the queue is still there', async () => undefined);
});
