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

const first = { act: 'act-first', chat: 'chat-one', text: 'Uno', writtenAt: '2026-11-23T09:00:00.000Z' };
const second = { act: 'act-second', chat: 'chat-one', text: 'Due', writtenAt: '2026-11-23T09:00:01.000Z' };
const elsewhere = { act: 'act-other', chat: 'chat-two', text: 'Tre', writtenAt: '2026-11-23T09:00:02.000Z' };
const all = [first, second, elsewhere].reduce<Outgoing[]>(queued, []);
const answer: ChatMessage = {
  id: 'message-1',
  own: true,
  sentAt: '2026-11-23T09:00:03.000Z',
  seen: false,
  act: 'act-first',
  content: { kind: 'text', text: 'Uno' },
};

test('messages leave one at a time in the order they were written', () => {
  expect(nextToSend(all)?.act).toBe('act-first');
  expect(nextToSend(sent(all, 'act-first', answer))?.act).toBe('act-second');
});

test('a failure holds back what was written after it in the same chat, and nothing in others (CHAT-30)', () => {
  const states = failed(all, 'act-first').map(({ act, state }) => ({ act, state }));
  expect(states).toEqual([
    { act: 'act-first', state: 'failed' },
    { act: 'act-second', state: 'failed' },
    { act: 'act-other', state: 'waiting' },
  ]);
});

test('trying again sends the same acts in the same order', () => {
  const again = retried(failed(all, 'act-first'), 'chat-one');
  expect(again.map(({ act, state }) => [act, state])).toEqual([
    ['act-first', 'waiting'],
    ['act-second', 'waiting'],
    ['act-other', 'waiting'],
  ]);
});

test('what was not sent outlives a reload as failed, under its act; what was sent is not kept', () => {
  const restored = fromKeptForm(keptForm(sent(all, 'act-first', answer)));
  expect(restored.map(({ act, text, state }) => [act, text, state])).toEqual([
    ['act-second', 'Due', 'failed'],
    ['act-other', 'Tre', 'failed'],
  ]);
});

test('nothing is kept when all was sent', () => {
  expect(keptForm(sent(queued([], first), 'act-first', answer))).toBe('');
});

test.each(['', '{', 'null', '[{"act":"x"}]', '[1]'])('begins empty when what was kept is "%s"', (form) => {
  expect(fromKeptForm(form)).toEqual([]);
});
