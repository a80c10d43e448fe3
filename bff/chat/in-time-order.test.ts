import { expect, test } from 'vitest';
import { inTimeOrder } from '#bff/chat/in-time-order';

const at = (second: number, text: string) => ({ second, text });

test.each([
  { way: 'oldest first', messages: [at(1, 'a'), at(2, 'b'), at(2, 'c'), at(3, 'd')] },
  { way: 'newest first', messages: [at(3, 'd'), at(2, 'c'), at(2, 'b'), at(1, 'a')] },
  { way: 'in disorder', messages: [at(2, 'b'), at(1, 'a'), at(2, 'c'), at(3, 'd')] },
])('messages that come $way are read from the oldest on (CHAT-16)', ({ messages }) => {
  const before = structuredClone(messages);
  expect(inTimeOrder(messages, ({ second }) => second).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  expect(messages).toEqual(before);
});

test('a chat without messages stays empty', () => {
  expect(inTimeOrder([], () => 0)).toEqual([]);
});
