import { expect, test } from 'vitest';
import { startRefusal } from '#contracts/appointments/start-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';

/** Half past midnight in Rome, while UTC still has the day before. */
const afterMidnight = '2026-11-22T23:30:00Z';
const morning = '2026-11-23T09:00:00Z';

test.each([
  { id: 'APPT-24', date: '2026-11-22', time: '23:59', now: afterMidnight, refused: 'date_past' },
  { id: 'APPT-24', date: '2026-11-23', time: '00:30', now: afterMidnight, refused: null },
  { id: 'APPT-25', date: '2026-11-23', time: '00:29', now: afterMidnight, refused: 'time_past' },
  { id: 'APPT-25', date: '2026-11-23', time: '09:59', now: morning, refused: 'time_past' },
  { id: 'APPT-25', date: '2026-11-23', time: '10:00', now: morning, refused: null },
  { id: 'APPT-24', date: '2026-11-24', time: '00:00', now: morning, refused: null },
  { id: 'APPT-24', date: '2026-11-23', time: '23:50', now: '2026-11-23T23:10:00Z', refused: 'date_past' },
  { id: 'APPT-25', date: '2026-11-24', time: '00:09', now: '2026-11-23T23:10:00Z', refused: 'time_past' },
  { id: 'APPT-25', date: '2026-11-24', time: '00:10', now: '2026-11-23T23:10:00Z', refused: null },
])('$date at $time, asked for at $now, is refused as $refused ($id)', ({ date, time, now, refused }) => {
  expect(startRefusal({ date: date as CivilDate, time }, instantFromIso(now))).toBe(refused);
});

test.each([
  { date: '2027-03-28', time: '01:59', now: morning, refused: null },
  { date: '2027-03-28', time: '02:00', now: morning, refused: 'time_skipped' },
  { date: '2027-03-28', time: '02:30', now: morning, refused: 'time_skipped' },
  { date: '2027-03-28', time: '03:00', now: morning, refused: null },
  { date: '2027-03-28', time: '02:30', now: '2027-03-28T00:30:00Z', refused: 'time_skipped' },
  { date: '2027-03-28', time: '02:30', now: '2027-03-28T12:00:00Z', refused: 'time_skipped' },
  { date: '2027-03-28', time: '02:30', now: '2027-03-29T12:00:00Z', refused: 'date_past' },
  { date: '2027-03-28', time: '09:29', now: '2027-03-28T07:30:00Z', refused: 'time_past' },
  { date: '2027-03-28', time: '09:30', now: '2027-03-28T07:30:00Z', refused: null },
  { date: '2027-10-31', time: '02:30', now: morning, refused: null },
  { date: '2027-10-31', time: '09:29', now: '2027-10-31T08:30:00Z', refused: 'time_past' },
  { date: '2027-10-31', time: '09:30', now: '2027-10-31T08:30:00Z', refused: null },
  { date: '2027-10-31', time: '02:30', now: '2027-10-31T00:30:00Z', refused: null },
  { date: '2027-10-31', time: '02:30', now: '2027-10-31T01:00:00Z', refused: 'time_past' },
])('where the clocks change, $date at $time, asked for at $now, is refused as $refused', ({ date, time, ...row }) => {
  expect(startRefusal({ date: date as CivilDate, time }, instantFromIso(row.now))).toBe(row.refused);
});
