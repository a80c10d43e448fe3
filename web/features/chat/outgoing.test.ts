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
} from '#web/features/chat/outgoing';

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
  const states = failed(all, 'act-first').map(({ act, state, wasTried }) => ({ act, state, wasTried }));
  expect(states).toEqual([
    { act: 'act-first', state: 'failed', wasTried: true },
    { act: 'act-second', state: 'failed', wasTried: false },
    { act: 'act-other', state: 'waiting', wasTried: false },
  ]);
});

test('trying again sends the same acts in the same order, the tried one as a retry', () => {
  const again = retried(failed(all, 'act-first'), 'chat-one');
  expect(again.map(({ act, state, wasTried }) => [act, state, wasTried])).toEqual([
    ['act-first', 'waiting', true],
    ['act-second', 'waiting', false],
    ['act-other', 'waiting', false],
  ]);
});

test('what was not sent outlives a reload as failed and leaves as a retry; what was sent is not kept', () => {
  const restored = fromKeptForm(keptForm(sent(all, 'act-first', answer)));
  expect(restored.map(({ act, text, state, wasTried }) => [act, text, state, wasTried])).toEqual([
    ['act-second', 'Due', 'failed', true],
    ['act-other', 'Tre', 'failed', true],
  ]);
});

test('nothing is kept when all was sent', () => {
  expect(keptForm(sent(queued([], first), 'act-first', answer))).toBe('');
});

test.each(['', '{', 'null', '[{"act":"x"}]', '[1]'])('begins empty when what was kept is "%s"', (form) => {
  expect(fromKeptForm(form)).toEqual([]);
});
