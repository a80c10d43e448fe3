import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { dayMarks } from '#web/features/appointments/calendar/day-marks';

const absences = [{ from: '2026-12-24' as CivilDate, to: '2026-12-26' as CivilDate }];

test.each([
  { day: '2026-12-07', marks: [] },
  { day: '2026-12-08', marks: ['Immacolata'] },
  { day: '2026-12-24', marks: ['assente'] },
  { day: '2026-12-25', marks: ['Natale', 'assente'] },
  { day: '2027-03-29', marks: ['Lunedì dell’Angelo'] },
])('$day is marked with $marks', ({ day, marks }) => {
  expect(dayMarks(absences, day as CivilDate)).toEqual(marks);
});
