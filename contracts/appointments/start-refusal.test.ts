import { expect, test } from 'vitest';
import { pastRefusal } from '#contracts/appointments/past-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';

/** Half past midnight in Rome, while the day before still lasts elsewhere. */
const afterMidnight = '2026-11-22T23:30:00Z';
const morning = '2026-11-23T09:00:00Z';

test.each([
  { id: 'APPT-24', date: '2026-11-22', time: '23:59', now: afterMidnight, refused: 'date_past' },
  { id: 'APPT-24', date: '2026-11-23', time: '00:30', now: afterMidnight, refused: null },
  { id: 'APPT-25', date: '2026-11-23', time: '00:29', now: afterMidnight, refused: 'time_past' },
  { id: 'APPT-25', date: '2026-11-23', time: '09:59', now: morning, refused: 'time_past' },
  { id: 'APPT-25', date: '2026-11-23', time: '10:00', now: morning, refused: null },
  { id: 'APPT-24', date: '2026-11-24', time: '00:00', now: morning, refused: null },
])('$date at $time, asked for at $now, is refused as $refused ($id)', ({ date, time, now, refused }) => {
  expect(pastRefusal({ date: date as CivilDate, time }, instantFromIso(now))).toBe(refused);
});
