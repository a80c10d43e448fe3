import { expect, test } from 'vitest';
import { everyWeek, sessionsWords } from '#web/features/appointments/entry/series/series-words';

const on = (day: string, hour = 17) => ({
  startsAt: `${day}T${hour}:30:00.000Z`,
  endsAt: `${day}T${hour + 1}:30:00.000Z`,
});

test.each([
  { sessions: [on('2026-11-30')], words: '1 seduta, il 30/11/2026' },
  { sessions: [on('2026-11-30'), on('2026-12-07')], words: '2 sedute, dal 30/11/2026 al 07/12/2026' },
])('sessions are counted, with their first and last day: $words', ({ sessions, words }) => {
  expect(sessionsWords(sessions)).toBe(words);
});

test.each([
  { what: 'share both', sessions: [on('2026-11-30'), on('2026-12-14')], words: 'ogni lunedì, 18:30-19:30' },
  { what: 'share Rome’s hour', sessions: [on('2027-03-22'), on('2027-03-29', 16)], words: 'ogni lunedì, 18:30-19:30' },
  { what: 'differ in their hour', sessions: [on('2026-11-30'), on('2026-12-07', 16)], words: undefined },
  { what: 'differ in their day', sessions: [on('2026-11-30'), on('2026-12-08')], words: undefined },
  { what: 'are only one', sessions: [on('2026-11-30')], words: undefined },
])('weekday and hour of sessions that $what: $words', ({ sessions, words }) => {
  expect(everyWeek(sessions)).toBe(words);
});
