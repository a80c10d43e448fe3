import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type ChatSummary, chatSummary } from '#contracts/chat/chat.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { type ToDoGrounds, toDo } from '#web/flows/home/desk/to-do';
import { sessionWith } from '#web/testing/session-with';

const now = instantFromIso('2026-12-03T09:00:00Z');

function proposal(token: string, startsAt: string, changes: Partial<Appointment> = {}): Appointment {
  return sessionWith({
    token,
    startsAt: `2026-12-${startsAt}:00:00.000Z`,
    endsAt: `2026-12-${startsAt}:50:00.000Z`,
    status: 'pending',
    paidCents: null,
    ...changes,
  });
}

interface Written {
  readonly day?: string;
  readonly own?: boolean;
  readonly from?: string;
  readonly kind?: 'patient' | 'administration';
}

function chat(token: string, { day = '02', own = false, from = token, kind = 'patient' }: Written = {}): ChatSummary {
  return chatSummary.parse({
    token: `chat-${token}`,
    otherSide: { kind, token: `pt-${from}`, name: from, pictureUrl: null },
    lastMessage: { kind: 'text', text: 'Buongiorno', sentAt: `2026-12-${day}T08:00:00.000Z`, own },
    unread: own ? 0 : 1,
  });
}

/** Another patient's, so that something is planned. */
const planned = proposal('planned', '20T09', {
  status: 'accepted',
  otherSide: { token: 'pt-b', name: 'B', pictureUrl: null },
});
const revenue = { month: '2026-11-01', totalCents: 44280, records: 3 };
const list = (grounds: Partial<ToDoGrounds>) =>
  toDo({ appointments: [planned], chats: [], revenue: undefined, now, ...grounds });

test('first come messages without an answer, then what is to be confirmed, then the invoices (INV-21)', () => {
  const kinds = list({ appointments: [planned, proposal('p', '08T18')], chats: [chat('marco')], revenue });
  expect(kinds.map(({ kind }) => kind)).toEqual(['answer', 'remind', 'invoices']);
});

test.each([
  { what: 'one that was answered', chats: [chat('marco', { own: true })] },
  { what: 'one of a patient with whom there was an appointment', chats: [chat('late', { from: 'b' })] },
  { what: 'one of the platform', chats: [chat('team', { kind: 'administration' })] },
  { what: 'conversations that are not known', chats: undefined },
])('no answer is asked for to $what', ({ chats }) => {
  expect(list({ chats })).toEqual([]);
});

test('of several first messages the oldest comes first', () => {
  const chats = [chat('late'), chat('early', { day: '01' })];
  expect(list({ chats })).toMatchObject([{ writer: { name: 'early' } }, { writer: { name: 'late' } }]);
});

test('a patient with several proposals is one line: the earliest, and how many there are', () => {
  const appointments = [planned, proposal('second', '15T18'), proposal('first', '08T18')];
  expect(list({ appointments })).toMatchObject([{ kind: 'remind', first: { token: 'first' }, count: 2 }]);
});

test.each([
  { what: 'of a colleague', changes: { own: false } },
  { what: 'that is confirmed', changes: { status: 'accepted' as const } },
  { what: 'that was cancelled', changes: { status: 'denied' as const } },
  { what: 'that can no longer be confirmed', changes: { startsAt: '2026-12-02T08:59:00.000Z' } },
])('nobody is reminded of one $what', ({ changes }) => {
  expect(list({ appointments: [planned, proposal('p', '08T18', changes)] })).toEqual([]);
});

test.each([
  { day: '2026-12-10T22:59:00Z', revenue, kinds: ['invoices'] },
  { day: '2026-12-10T23:00:00Z', revenue, kinds: [] },
  { day: '2026-12-03T09:00:00Z', revenue: { ...revenue, records: 0 }, kinds: [] },
])('the invoices are asked for until the 10th in Rome, where there are any: at $day $kinds', (row) => {
  const asked = list({ revenue: row.revenue, now: instantFromIso(row.day) });
  expect(asked.map(({ kind }) => kind)).toEqual(row.kinds);
});

test('where people write and nothing is planned, an appointment can be proposed', () => {
  const answered = chat('b', { own: true });
  expect(list({ appointments: [], chats: [answered] })).toEqual([{ kind: 'propose' }]);
  expect(list({ appointments: [], chats: [] })).toEqual([]);
});
