import { expect, test } from 'vitest';
import { unsentInChat } from '#web/features/chat/list/unsent-in-chat';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';

test.each([
  { states: [], shown: undefined },
  { states: ['waiting'], shown: undefined },
  { states: ['sent'], shown: undefined },
  { states: ['held'], shown: { state: 'waiting', text: 'text 0' } },
  { states: ['held', 'held', 'waiting'], shown: { state: 'waiting', text: 'text 1' } },
  { states: ['unconfirmed', 'held'], shown: { state: 'unknown', text: 'text 0' } },
  { states: ['unresolved'], shown: { state: 'unknown', text: 'text 0' } },
  { states: ['failed', 'held', 'unconfirmed'], shown: { state: 'failed', text: 'text 0' } },
  { states: ['lost', 'held'], shown: { state: 'failed', text: 'text 0' } },
] as const)('of messages $states the list shows $shown', ({ states, shown }) => {
  expect(unsentInChat(states.map(message), 'chat-1')).toEqual(shown);
  expect(unsentInChat(states.map(message), 'chat-2')).toBeUndefined();
});

test('a file without words is shown by its name (CHAT-34)', () => {
  const attachment = { name: 'Al mare.jpg', mediaType: 'image/jpeg', bytes: 7, size: null, file: null };
  const held = { ...message('held', 0), text: '', attachment };
  expect(unsentInChat([held], 'chat-1')).toEqual({ state: 'waiting', text: 'Al mare.jpg' });
});

function message(state: Outgoing['state'], index: number): Outgoing {
  const written = {
    idempotencyKey: `key-${index}`,
    writtenAt: '2026-11-23T09:00:00.000Z',
    attachment: null,
    refusal: null,
    isDoubtful: false,
    percent: null,
    message: null,
  };
  return { ...written, chat: 'chat-1', text: `text ${index}`, state };
}
