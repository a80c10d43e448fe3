import { expect, test } from 'vitest';
import type { ChatMessage } from '#contracts/chat/chat.api';
import { bubbles } from '#web/features/chat/conversation/bubbles';
import { notSent, type Outgoing, queued, sent } from '#web/features/chat/outbox/outgoing';

const received = message({ id: 'r1', own: false, text: 'Buongiorno' });
const written = {
  idempotencyKey: 'key-12345678',
  chat: 'chat-one',
  text: 'Grazie',
  writtenAt: '2026-11-23T09:00:00.000Z',
};
const waiting = queued([], written);
const refused = { code: 'legacy_unavailable', requestId: '' };

test('a message on its way stands last and says so', () => {
  expect(shown([received], waiting)).toEqual([
    ['r1', null],
    ['key-12345678', 'sending'],
  ]);
});

test('a message keeps its key from the press to the copy of the back end, and is never shown twice', () => {
  const answer = message({ id: 'm2', own: true, idempotencyKey: 'key-12345678', text: 'Grazie' });
  const answered = sent(waiting, 'key-12345678', answer);
  expect(shown([received], answered)).toEqual([
    ['r1', null],
    ['key-12345678', 'sent'],
  ]);
  expect(shown([received, answer], answered)).toEqual([
    ['r1', null],
    ['key-12345678', 'sent'],
  ]);
});

test('a sent message is shown once though the platform keeps neither key nor id', () => {
  const answer = message({ id: 'key-12345678', own: true, idempotencyKey: 'key-12345678', text: 'Grazie' });
  const reread = message({ id: '1764', own: true, text: 'Grazie' });
  expect(shown([reread], sent(waiting, 'key-12345678', answer))).toEqual([['1764', 'sent']]);
});

test('a received message with the very same words is never taken for the own one', () => {
  const echo = message({ id: 'r2', own: false, text: 'Grazie' });
  expect(shown([echo], waiting)).toEqual([
    ['r2', null],
    ['key-12345678', 'sending'],
  ]);
});

test('a failed message that the chat turns out to hold is no longer failed', () => {
  const arrived = message({ id: 'm2', own: true, idempotencyKey: 'key-12345678', text: 'Grazie' });
  expect(shown([arrived], notSent(waiting, 'key-12345678', refused))).toEqual([['key-12345678', 'sent']]);
});

test('a failed message names the key that can be tried again (CHAT-29)', () => {
  const [bubble] = bubbles([], notSent(waiting, 'key-12345678', refused));
  expect(bubble).toMatchObject({ own: true, delivery: 'failed', unsentKey: 'key-12345678' });
});

test('a message sent after one that failed stands before it, as the chat has it', () => {
  const later = { ...written, idempotencyKey: 'key-later-one', text: 'Ancora' };
  const answer = message({ id: 'm3', own: true, idempotencyKey: 'key-later-one', text: 'Ancora' });
  const outgoing = sent(queued(notSent(waiting, 'key-12345678', refused), later), 'key-later-one', answer);
  expect(shown([], outgoing)).toEqual([
    ['key-later-one', 'sent'],
    ['key-12345678', 'failed'],
  ]);
});

test('an own message says whether the other side has read it, a received one says nothing', () => {
  const read = message({ id: 'm1', own: true, seen: true, text: 'Ciao' });
  expect(shown([read, received], [])).toEqual([
    ['m1', 'read'],
    ['r1', null],
  ]);
});

function shown(messages: ChatMessage[], outgoing: Outgoing[]) {
  return bubbles(messages, outgoing).map(({ key, delivery }) => [key, delivery]);
}

function message({ text, ...given }: Partial<ChatMessage> & { id: string; own: boolean; text: string }): ChatMessage {
  const content = { kind: 'text', text } as const;
  return { sentAt: '2026-11-23T09:00:00.000Z', seen: false, idempotencyKey: null, content, ...given };
}
