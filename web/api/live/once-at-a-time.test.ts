import { expect, test } from 'vitest';
import { onceAtATime } from '#web/api/live/once-at-a-time';

/** Readings that wait until the test answers them, in the order they were begun. */
function setUp() {
  const begun: { readonly query: string; readonly answer: () => void }[] = [];
  const read = onceAtATime((query) => new Promise<void>((answer) => begun.push({ query, answer })));
  return { read, queries: () => begun.map(({ query }) => query), answer: (at: number) => begun[at]?.answer() };
}

test('however many hints come while a query is read, it is read once more', async () => {
  const { read, queries, answer } = setUp();
  for (let hint = 0; hint < 100; hint += 1) read(['list']);
  expect(queries()).toEqual(['list']);
  answer(0);
  await expect.poll(queries).toEqual(['list', 'list']);
  answer(1);
  await Promise.resolve();
  read(['list']);
  await expect.poll(queries).toHaveLength(3);
});

test('a query that takes long holds no other back', () => {
  const { read, queries } = setUp();
  read(['list', 'chat']);
  read(['alerts']);
  expect(queries()).toEqual(['list', 'chat', 'alerts']);
});
