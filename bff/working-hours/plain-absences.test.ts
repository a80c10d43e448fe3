import { expect, test } from 'vitest';
import { plainAbsences } from '#bff/working-hours/plain-absences';
import type { CivilDate } from '#contracts/kernel/civil-date';

const today = '2026-11-23' as CivilDate;

/** `12-24..12-31 01-02..01-06`, as days off of that winter. */
const daysOff = (text: string) =>
  text.split(' ').flatMap((absence) => {
    const [from, to] = absence.split('..').map((day) => `${day.startsWith('0') ? '2027' : '2026'}-${day}`);
    return from && to ? [{ from, to }] : [];
  });

test.each([
  { given: '01-02..01-06 12-24..12-31', kept: '12-24..12-31 01-02..01-06', what: 'they stand in their order' },
  { given: '12-24..12-31 12-28..01-06', kept: '12-24..01-06', what: 'what overlaps is one' },
  { given: '12-24..12-31 01-01..01-06', kept: '12-24..01-06', what: 'what follows the day after is one' },
  { given: '12-01..12-31 12-08..12-08', kept: '12-01..12-31', what: 'what lies within another adds nothing' },
  { given: '11-01..11-22 12-08..12-08', kept: '12-08..12-08', what: 'what is over goes' },
  { given: '11-01..11-23', kept: '11-01..11-23', what: 'what ends today is kept whole' },
])('$what', ({ given, kept }) => {
  expect(plainAbsences(daysOff(given), today)).toEqual(daysOff(kept));
});
