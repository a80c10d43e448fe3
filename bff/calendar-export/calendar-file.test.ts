import { expect, test } from 'vitest';
import { type EventAsSeen, eventAsSeen } from '#bff/appointments/appointments-mapping';
import { calendarFile } from '#bff/calendar-export/calendar-file';
import { readCalendar } from '#bff/calendar-export/testing/read-calendar';
import { legacyEvent } from '#contracts/appointments/appointments.legacy';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { instantFromRome } from '#contracts/kernel/rome-time';
import { type SessionSetup, sessionRow } from '#mocks/seed/session-row';

const siteOrigin = 'https://ascolto.example';
const parts = { siteOrigin, isSubscribed: false };

test('an entry says when, that there is an appointment, and nothing more', () => {
  const [entry] = read([session()]).entries;
  expect(entry).toEqual({
    fields: {
      UID: expect.stringMatching(/^[0-9a-f]{16}@appuntamenti$/),
      SEQUENCE: '0',
      DTSTAMP: '20251202T170000Z',
      DTSTART: '20261201T170000Z',
      DTEND: '20261201T180000Z',
      SUMMARY: 'Appuntamento',
      CLASS: 'PRIVATE',
      URL: 'https://ascolto.example/#/dashboard/calendar',
      STATUS: 'CONFIRMED',
    },
    alarms: [{ ACTION: 'DISPLAY', TRIGGER: '-PT15M', DESCRIPTION: 'Appuntamento' }],
  });
});

test('the file itself says no more than what it is, and to a subscriber how it is called and when to ask again', () => {
  const own = { VERSION: '2.0', PRODID: '-//appuntamenti//calendario//IT' };
  expect(read([session()]).fields).toEqual(own);
  expect(readCalendar(calendarFile([], { ...parts, isSubscribed: true })).fields).toEqual({
    ...own,
    NAME: 'Appuntamenti',
    'X-WR-CALNAME': 'Appuntamenti',
    'REFRESH-INTERVAL': 'PT1H',
    'X-PUBLISHED-TTL': 'PT1H',
  });
});

test('no name, kind, title, price or token goes along, of whatever appointment', () => {
  const events = (['small talk', 'single', 'couple'] as const).map((kind, index) =>
    session({ kind, token: `canary-${index}` }),
  );
  for (const { event } of events) event.configuration.title = 'Canarino: prima seduta';
  const text = calendarFile(events, parts).toLowerCase();
  for (const word of [
    'canar',
    'sedut',
    'colloqui',
    'single',
    'couple',
    'talk',
    'pt-',
    'giulia',
    'rinaldi',
    '70',
    'terap',
  ]) {
    expect(text.replaceAll(/^(uid|dt\w+):.*$/gm, ''), word).not.toContain(word);
  }
});

test.each([
  {
    date: '2027-03-28',
    time: '01:30',
    start: '20270328T003000Z',
    end: '20270328T013000Z',
    what: 'before the hour spring skips',
  },
  { date: '2027-03-28', time: '03:00', start: '20270328T010000Z', end: '20270328T020000Z', what: 'right after it' },
  {
    date: '2027-03-28',
    time: '18:30',
    start: '20270328T163000Z',
    end: '20270328T173000Z',
    what: 'in the evening of that day',
  },
  {
    date: '2027-03-27',
    time: '18:30',
    start: '20270327T173000Z',
    end: '20270327T183000Z',
    what: 'in the evening before',
  },
  {
    date: '2027-10-31',
    time: '01:30',
    start: '20271030T233000Z',
    end: '20271031T003000Z',
    what: 'into the hour autumn repeats',
  },
  {
    date: '2027-10-31',
    time: '02:30',
    start: '20271031T003000Z',
    end: '20271031T013000Z',
    what: 'in the first of the two',
  },
  {
    date: '2027-10-31',
    time: '18:30',
    start: '20271031T173000Z',
    end: '20271031T183000Z',
    what: 'in the evening of that day',
  },
])('an hour that begins at $time in Rome on $date, $what, is an hour in UTC', ({ date, time, start, end }) => {
  const [entry] = read([session({ start: instantFromRome(date as CivilDate, time) })]).entries;
  expect([entry?.fields['DTSTART'], entry?.fields['DTEND']]).toEqual([start, end]);
});

test('one that waits for an answer is tentative', () => {
  expect(read([session({ status: 'pending' })]).entries[0]?.fields['STATUS']).toBe('TENTATIVE');
});

test('stamps a confirmed entry later than the same entry before', () => {
  const [before, after] = (['pending', 'accepted'] as const).map(
    (status) => read([session({ status })]).entries[0]?.fields['DTSTAMP'] ?? '',
  );
  expect(String(after) > String(before)).toBe(true);
});

test('where the site has no address there is no link', () => {
  const { entries } = readCalendar(calendarFile([session()], { ...parts, siteOrigin: undefined }));
  expect(entries[0]?.fields).not.toHaveProperty('URL');
});

test('an entry keeps its name from one file to the next, and no two share one', () => {
  const tokens = Array.from({ length: 2000 }, (_, index) => `event-${index}`);
  const names = () => read(tokens.map((token) => session({ token }))).entries.map(({ fields }) => fields['UID']);
  expect(names()).toEqual(names());
  expect(new Set(names()).size).toBe(tokens.length);
  expect(names().filter((name) => name?.includes('event'))).toEqual([]);
});

test('an appointment that was moved stays the same entry, and the later one holds', () => {
  const first = session({ token: 'event-1' });
  const moved = session({ token: 'event-3' });
  moved.event.configuration.moved_from = ['event-1', 'event-2'];
  const [before, after] = [first, moved].map((one) => read([one]).entries[0]?.fields);
  expect(after?.['UID']).toBe(before?.['UID']);
  expect([before?.['SEQUENCE'], after?.['SEQUENCE']]).toEqual(['0', '2']);
});

test('a calendar without appointments is a calendar all the same', () => {
  expect(read([]).entries).toEqual([]);
});

function read(events: readonly EventAsSeen[]) {
  return readCalendar(calendarFile(events, parts));
}

function session(changes: Partial<SessionSetup> = {}): EventAsSeen {
  const row = sessionRow({
    ...{ token: 'event-1', kind: 'single', therapist: 'pt-rinaldi', patient: 'pt-giulia', status: 'accepted' },
    ...{ start: instantFromIso('2026-12-01T17:00:00Z'), priceCents: 7000 },
    ...changes,
  });
  const found = eventAsSeen(legacyEvent.parse(row), 'pt-giulia');
  if (!found) throw new Error('Giulia is not in the session.');
  return found;
}
