import { expect, test } from 'vitest';
import { createSendQueue } from '#web/forms/send-queue';

interface Item {
  readonly name: string;
  readonly state: 'waiting' | 'sent';
}

const waiting = (...names: string[]) => names.map((name): Item => ({ name, state: 'waiting' }));

function setUp(names: string[]) {
  const underWay: { name: string; settle: () => void }[] = [];
  const kept: string[] = [];
  const queue = createSendQueue<Item>({
    initial: waiting(...names),
    next: (items) => items.find(({ state }) => state === 'waiting'),
    send: async ({ name }) => {
      await new Promise<void>((settle) => underWay.push({ name, settle }));
      queue.change((items) => items.map((item) => (item.name === name ? { ...item, state: 'sent' } : item)));
    },
    onChange: (items) => kept.push(items.map(({ name, state }) => `${name} ${state}`).join()),
  });
  const settle = async () => {
    underWay.at(-1)?.settle();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, underWay: () => underWay.map(({ name }) => name), kept, settle };
}

test('items leave one at a time, in their order, however often it is started', async () => {
  const { queue, underWay, kept, settle } = setUp(['a', 'b']);
  queue.start();
  queue.start();
  expect(underWay()).toEqual(['a']);
  await settle();
  expect(underWay()).toEqual(['a', 'b']);
  await settle();
  expect(kept).toEqual(['a sent,b waiting', 'a sent,b sent']);
});

test('what is added while it sends follows; once all was sent it starts again', async () => {
  const { queue, underWay, settle } = setUp(['a']);
  queue.start();
  queue.change((items) => [...items, ...waiting('b')]);
  await settle();
  await settle();
  queue.change((items) => [...items, ...waiting('c')]);
  queue.start();
  expect(underWay()).toEqual(['a', 'b', 'c']);
});

test('who subscribes hears of every change until it stops listening', () => {
  const { queue } = setUp([]);
  let heard = 0;
  const stop = queue.subscribe(() => {
    heard += 1;
  });
  queue.change(() => waiting('a'));
  stop();
  queue.change(() => []);
  expect(heard).toBe(1);
  expect(queue.read()).toEqual([]);
});
