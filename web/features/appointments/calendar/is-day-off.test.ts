import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isDayOff } from '#web/features/appointments/calendar/is-day-off';

const absences = [
  { from: '2026-12-24', to: '2026-12-27' },
  { from: '2026-12-31', to: '2026-12-31' },
];

test.each([
  { day: '2026-12-23', is: false, what: 'the day before is none' },
  { day: '2026-12-24', is: true, what: 'the first is one' },
  { day: '2026-12-27', is: true, what: 'the last is one' },
  { day: '2026-12-28', is: false, what: 'the day after is none' },
  { day: '2026-12-31', is: true, what: 'a single day is one' },
])('of days off $what', ({ day, is }) => {
  expect(isDayOff(absences, day as CivilDate)).toBe(is);
});
