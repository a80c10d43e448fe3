import { expect, test } from 'vitest';
import type { ChatMessage } from '#contracts/chat/chat.api';
import {
  attachedAgain,
  cancelled,
  fromKeptForm,
  keptForm,
  leaving,
  nextToSend,
  notSent,
  type Outgoing,
  putBack,
  queued,
  released,
  retried,
  sent,
} from '#web/features/chat/outbox/outgoing';

const first = { idempotencyKey: 'key-first', chat: 'chat-one', text: 'Uno', writtenAt: '2026-11-23T09:00:00.000Z' };
const second = { idempotencyKey: 'key-second', chat: 'chat-one', text: 'Due', writtenAt: '2026-11-23T09:00:01.000Z' };
const elsewhere = { idempotencyKey: 'key-other', chat: 'chat-two', text: 'Tre', writtenAt: '2026-11-23T09:00:02.000Z' };
const fourth = {
  idempotencyKey: 'key-fourth',
  chat: 'chat-one',
  text: 'Quattro',
  writtenAt: '2026-11-23T09:00:04.000Z',
};
const cutOff = { code: 'no_connection', requestId: '' };
const brokenOff = { ...cutOff, outcomeUnknown: true };
const refused = { code: 'not_found', requestId: '' };
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
  expect(statesOf(notSent(all, 'key-first', refused))).toEqual(['failed', 'failed', 'waiting']);
});

test('without a network nothing left the device: everything is held, in every chat', () => {
  expect(statesOf(notSent(all, 'key-first', cutOff))).toEqual(['held', 'held', 'held']);
});

test('a connection that breaks leaves open whether that one message arrived; the others never left', () => {
  expect(statesOf(notSent(all, 'key-first', brokenOff))).toEqual(['unconfirmed', 'held', 'held']);
});

test.each(['unauthenticated', 'other_account'])(
  'what is refused as %s is held, and all behind it, until its author is back',
  (code) => {
    expect(statesOf(notSent(all, 'key-first', { code, requestId: '' }))).toEqual(Array(3).fill('held'));
  },
);

test('what was not accepted keeps the reason, and what waited behind it none', () => {
  expect(notSent(all, 'key-first', refused).map(({ refusal }) => refusal)).toEqual(['not_found', null, null]);
});

test('what is held leaves in the order it was written, under the same keys; what was refused stays', () => {
  const held = notSent(queued(notSent([...all], 'key-other', refused), fourth), 'key-first', brokenOff);
  expect(statesOf(held)).toEqual(['unconfirmed', 'held', 'failed', 'held']);
  expect(released(held).map(({ idempotencyKey, state }) => [idempotencyKey, state])).toEqual([
    ['key-first', 'waiting'],
    ['key-second', 'waiting'],
    ['key-other', 'failed'],
    ['key-fourth', 'waiting'],
  ]);
});

test.each([
  ['failed', refused],
  ['unconfirmed', brokenOff],
])('trying again what is %s sends the same keys in the same order', (_state, problem) => {
  const again = retried(notSent(all, 'key-first', problem), 'chat-one').filter(({ chat }) => chat === 'chat-one');
  expect(again.map(({ idempotencyKey, state, refusal }) => [idempotencyKey, state, refusal])).toEqual([
    ['key-first', 'waiting', null],
    ['key-second', 'waiting', null],
  ]);
});

test('of what waited, a reload leaves open whether the first arrived; the rest is held; what was sent is not kept', () => {
  const restored = fromKeptForm(keptForm(sent(queued(all, fourth), 'key-first', answer)));
  expect(restored.map(({ idempotencyKey, text, state }) => [idempotencyKey, text, state])).toEqual([
    ['key-second', 'Due', 'unconfirmed'],
    ['key-other', 'Tre', 'held'],
    ['key-fourth', 'Quattro', 'held'],
  ]);
});

test('what is held, refused or left open outlives a reload as it is', () => {
  const outgoing = notSent(queued(notSent(all, 'key-other', refused), fourth), 'key-first', brokenOff);
  expect(fromKeptForm(keptForm(outgoing))).toEqual(outgoing);
});

test('what an earlier version kept, without a state, waits for its author', () => {
  expect(fromKeptForm(JSON.stringify([first]))).toMatchObject([{ text: 'Uno', state: 'failed', refusal: null }]);
});

test('an answer that says nothing of what became of the message is no refusal: it waits for its author, unresolved', () => {
  const unresolved = notSent(all, 'key-first', { ...refused, outcomeUnknown: true });
  expect(unresolved.map(({ state, refusal }) => [state, refusal])).toEqual([
    ['unresolved', null],
    ['failed', null],
    ['waiting', null],
  ]);
  expect(statesOf(released(unresolved))).toEqual(['unresolved', 'failed', 'waiting']);
  expect(statesOf(fromKeptForm(keptForm(unresolved)))).toEqual(['unresolved', 'failed', 'unconfirmed']);
});

const away = { code: 'legacy_unavailable', requestId: '' };

test.each([
  { problem: away, state: 'unresolved', reason: null },
  { problem: { code: 'rate_limited', requestId: '' }, state: 'unresolved', reason: null },
  { problem: cutOff, state: 'unconfirmed', reason: null },
  { problem: { code: 'legacy_refused', requestId: '' }, state: 'failed', reason: 'legacy_refused' },
  { problem: refused, state: 'failed', reason: 'not_found' },
])('what may have arrived stays so until an answer shows that it has not: tried again, $problem.code', (row) => {
  const doubtful = notSent(all, 'key-first', { ...away, outcomeUnknown: true });
  const again = notSent(retried(doubtful, 'chat-one'), 'key-first', row.problem);
  expect(again[0]).toMatchObject({ state: row.state, refusal: row.reason });
  const asleep = fromKeptForm(keptForm(retried(doubtful, 'chat-one')));
  expect(notSent(released(asleep), 'key-first', row.problem)[0]).toMatchObject({ state: row.state });
});

test('what may have arrived stays so behind another that fails', () => {
  const doubtful = notSent(all, 'key-second', { ...away, outcomeUnknown: true });
  const again = retried(doubtful, 'chat-one');
  expect(statesOf(notSent(again, 'key-first', refused))).toEqual(['failed', 'unresolved', 'waiting']);
});

test('a row that cannot be read takes no other along', () => {
  const form = JSON.stringify([
    { ...first, text: 7 },
    null,
    second,
    'row',
    { ...elsewhere, state: 'of a later version' },
  ]);
  expect(fromKeptForm(form).map(({ text, state }) => [text, state])).toEqual([
    ['Due', 'failed'],
    ['Tre', 'failed'],
  ]);
});

test('what was removed is put back where it was written, once', () => {
  const without = all.filter(({ idempotencyKey }) => idempotencyKey !== 'key-second');
  const [, removed] = all;
  if (!removed) throw new Error('There is no second message.');
  expect(putBack(without, removed)).toEqual(all);
  expect(putBack(all, removed)).toEqual(all);
  expect(putBack([], removed)).toEqual([removed]);
});

test('nothing is kept when all was sent', () => {
  expect(keptForm(sent(queued([], first), 'key-first', answer))).toBe('');
});

test.each(['', '{', 'null', '[{"act":"x"}]', '[1]'])('begins empty when what was kept is "%s"', (form) => {
  expect(fromKeptForm(form)).toEqual([]);
});

const photo = { name: 'foto.jpg', mediaType: 'image/jpeg', bytes: 7, size: { width: 8, height: 10 } };
const withPhoto = queued([], { ...first, text: '', attachment: { ...photo, file: new Blob(['photo']) } });

test('a reload loses a file, and says of which message; it does not leave by itself or by a retry (CHAT-34)', () => {
  const restored = fromKeptForm(keptForm(leaving(queued(withPhoto, second), 'key-first', 40)));
  expect(restored).toMatchObject([
    { idempotencyKey: 'key-first', text: '', state: 'lost', attachment: { ...photo, file: null }, percent: null },
    { idempotencyKey: 'key-second', state: 'held' },
  ]);
  expect(statesOf(released(restored))).toEqual(['lost', 'waiting']);
  expect(statesOf(retried(restored, 'chat-one'))).toEqual(['lost', 'waiting']);
});

test('a lost file that is chosen again leaves in its place, under another key (CHAT-34)', () => {
  const restored = fromKeptForm(keptForm(queued(withPhoto, second)));
  const again = { idempotencyKey: 'key-again', attachment: { ...photo, file: new Blob(['again']) } };
  const [next, other] = attachedAgain(restored, 'key-first', again);
  expect([next, other?.idempotencyKey]).toEqual([
    expect.objectContaining({ ...again, state: 'waiting' }),
    'key-second',
  ]);
});

test('a file called back waits for its author and stays; what is behind it goes on (CHAT-34)', () => {
  const outgoing = cancelled(leaving(queued(withPhoto, second), 'key-first', 40), 'key-first');
  expect(outgoing).toMatchObject([{ state: 'failed', refusal: 'cancelled', percent: null }, { state: 'waiting' }]);
  expect(outgoing[0]?.attachment?.file).toBeInstanceOf(Blob);
});

test('what is sent keeps no file (CHAT-34)', () => {
  expect(sent(withPhoto, 'key-first', answer)[0]).toMatchObject({ attachment: null, percent: null });
});

function statesOf(outgoing: readonly Outgoing[]): string[] {
  return outgoing.map(({ state }) => state);
}

test('a file that was refused stops nothing behind it, and after a reload it is still refused (CHAT-34)', () => {
  const refused = notSent(queued(withPhoto, second), 'key-first', { code: 'unsupported_file', requestId: 'r' });
  expect(statesOf(refused)).toEqual(['failed', 'waiting']);
  const restored = fromKeptForm(keptForm(refused));
  expect(restored[0]).toMatchObject({ state: 'failed', refusal: 'unsupported_file' });
});

test('a file of which nobody knew before a reload whether it arrived is not said to have stayed (CHAT-34)', () => {
  const unknown = notSent(withPhoto, 'key-first', { code: 'legacy_unavailable', requestId: 'r', outcomeUnknown: true });
  const restored = fromKeptForm(keptForm(fromKeptForm(keptForm(unknown))));
  expect(restored[0]).toMatchObject({ state: 'lost', refusal: 'maybe_arrived' });
});
