import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { foundMessages, messageOfDay } from '#web/features/chat/search/found-messages';

const message = (key: string, content: Bubble['content'], sentAt = '2026-11-20T10:00:00.000Z') => ({
  key,
  sentAt,
  content,
});
const text = (key: string, words: string, sentAt?: string) => message(key, { kind: 'text', text: words }, sentAt);

test.each([
  { sought: 'perche', finds: ['a', 'c'] },
  { sought: 'PERCHÉ oggi', finds: ['c'] },
  { sought: 'oggi perché', finds: ['c'] },
  { sought: '', finds: [] },
  { sought: '   ', finds: [] },
  { sought: 'mai detto', finds: [] },
])('«$sought» finds the messages that hold every word, in whatever case, accents and order', ({ sought, finds }) => {
  const messages = [text('a', 'Perché no?'), text('b', 'Va bene.'), text('c', 'Oggi non so perché')];
  expect(foundMessages(messages, sought)).toEqual(finds);
});

test('files are found by their name, links by their address, appointments by their words', () => {
  const messages = [
    message('file', { kind: 'file', url: '', name: 'Diario di maggio.pdf', bytes: null, text: '' }),
    message('image', { kind: 'image', url: '', name: 'maggio.jpg', size: null, text: 'Al mare' }),
    message('link', { kind: 'link', url: 'https://maggio.example', text: '' }),
    message('appointment', { kind: 'appointment', appointment: 'event-1', isOfSeries: false, text: '4 maggio' }),
  ];
  expect(foundMessages(messages, 'maggio')).toEqual(['file', 'image', 'link', 'appointment']);
});

test.each([
  { day: [2026, 11, 20], shows: 'b', what: 'the first of that day in Rome' },
  { day: [2026, 11, 21], shows: 'd', what: 'the next that was written, where nobody wrote' },
  { day: [2026, 1, 1], shows: 'a', what: 'the first of all, before them' },
  { day: [2027, 1, 1], shows: 'd', what: 'the last of all, after them' },
] as const)('of a day is shown $what', ({ day: [year, month, ofMonth], shows }) => {
  const messages = [
    text('a', '', '2026-11-19T22:59:00.000Z'),
    text('b', '', '2026-11-19T23:00:00.000Z'),
    text('c', '', '2026-11-20T10:00:00.000Z'),
    text('d', '', '2026-11-24T10:00:00.000Z'),
  ];
  expect(messageOfDay(messages, civilDate(year, month, ofMonth))?.key).toBe(shows);
});

test('an empty conversation shows no day', () => {
  expect(messageOfDay([], civilDate(2026, 11, 20))).toBeUndefined();
});
