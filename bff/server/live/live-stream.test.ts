import type { SSEMessage } from '@fastify/sse';
import { expect, test } from 'vitest';
import { createLiveStream } from '#bff/server/live/live-stream';

const hint = (id: number, queries: string[], from: string | null = null) => ({ id: String(id), queries, from });

/** A receiver that takes each message only when it is let. */
function slowReceiver() {
  const sent: SSEMessage[] = [];
  let take: () => void = () => {};
  const stream = createLiveStream(async (message) => {
    sent.push(message);
    await new Promise<void>((done) => {
      take = done;
    });
  });
  return { sent, stream, take: () => take() };
}

test('while the receiver is slow all the hints that wait are one, with each query once', async () => {
  const { sent, stream, take } = slowReceiver();
  stream.hint(hint(1, ['a']));
  for (let id = 2; id <= 1_000; id += 1) stream.hint(hint(id, ['b', id % 2 ? 'c' : 'd']));
  stream.beat();
  expect(sent).toHaveLength(1);
  take();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual({ id: '1000', event: 'hint', data: { queries: ['b', 'd', 'c'], from: null } });
});

test('joined hints of two pages name neither, since neither knows of the other’s', async () => {
  const { sent, stream, take } = slowReceiver();
  stream.hint(hint(1, ['a']));
  stream.hint(hint(2, ['b'], 'page-one'));
  stream.hint(hint(3, ['c'], 'page-two'));
  take();
  await expect.poll(() => sent[1]?.data).toEqual({ queries: ['b', 'c'], from: null });
});

test('a closed connection ends nothing but itself', async () => {
  let attempts = 0;
  const stream = createLiveStream(async () => {
    attempts += 1;
    throw new Error('closed');
  });
  stream.hint(hint(1, ['a']));
  stream.hint(hint(2, ['b']));
  await expect.poll(() => attempts).toBe(1);
  stream.beat();
  await expect.poll(() => attempts).toBe(2);
});
