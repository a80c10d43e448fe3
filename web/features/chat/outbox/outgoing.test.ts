import { expect, test } from 'vitest';
import type { ChatMessage } from '#contracts/chat/chat.api';
import {
  failed,
  fromKeptForm,
  keptForm,
  nextToSend,
  type Outgoing,
  queued,
  retried,
  sent,
} from '#web/features/chat/outbox/outgoing';

const first = { idempotencyKey: 'key-first', chat: 'chat-one', text: 'Uno', writtenAt: '2026-11-23T09:00:00.000Z' };
const second = { idempotencyKey: 'key-second', chat: 'chat-one', text: 'Due', writtenAt: '2026-11-23T09:00:01.000Z' };
const elsewhere = { idempotencyKey: 'key-other', chat: 'chat-two', text: 'Tre', writtenAt: '2026-11-23T09:00:02.000Z' };
const all = [first, second, elsewhere].reduce<Outgoing[]>(queued, []);
const answer: ChatMessage = {
  id: 'message-1',
  own: true,
  sentAt: '2026-11-23T09:00:03.000Z',
  seen: false,
  idempotencyKey: 'key-first',
  content: { kind: 'text', text: 'Uno' },
};

test('messages leave one at a time in the order they were written', () => {
  expect(nextToSend(all)?.idempotencyKey).toBe('key-first');
  expect(nextToSend(sent(all, 'key-first', answer))?.idempotencyKey).toBe('key-second');
});

test('a failure holds back what was written after it in the same chat, and nothing in others (CHAT-30)', () => {
  const states = failed(all, 'key-first').map(({ idempotencyKey, state }) => ({ idempotencyKey, state }));
  expect(states).toEqual([
    { idempotencyKey: 'key-first', state: 'failed' },
    { idempotencyKey: 'key-second', state: 'failed' },
    { idempotencyKey: 'key-other', state: 'waiting' },
  ]);
});

test('trying again sends the same keys in the same order', () => {
  const again = retried(failed(all, 'key-first'), 'chat-one');
  expect(again.map(({ idempotencyKey, state }) => [idempotencyKey, state])).toEqual([
    ['key-first', 'waiting'],
    ['key-second', 'waiting'],
    ['key-other', 'waiting'],
  ]);
});

test('what was not sent outlives a reload as failed, under its key; what was sent is not kept', () => {
  const restored = fromKeptForm(keptForm(sent(all, 'key-first', answer)));
  expect(restored.map(({ idempotencyKey, text, state }) => [idempotencyKey, text, state])).toEqual([
    ['key-second', 'Due', 'failed'],
    ['key-other', 'Tre', 'failed'],
  ]);
});

test('nothing is kept when all was sent', () => {
  expect(keptForm(sent(queued([], first), 'key-first', answer))).toBe('');
});

test.each(['', '{', 'null', '[{"act":"x"}]', '[1]'])('begins empty when what was kept is "%s"', (form) => {
  expect(fromKeptForm(form)).toEqual([]);
});
