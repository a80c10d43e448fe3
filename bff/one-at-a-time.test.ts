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
