import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isOfAge, latestBirthDate } from '#contracts/registration/is-of-age';

test.each([
  { born: '2008-11-23', today: '2026-11-23', what: 'the birthday itself', ofAge: true },
  { born: '2008-11-24', today: '2026-11-23', what: 'the day before it', ofAge: false },
  { born: '2008-11-22', today: '2026-11-23', what: 'the day after it', ofAge: true },
  { born: '1931-02-01', today: '2026-11-23', what: 'an old person', ofAge: true },
  { born: '2009-01-01', today: '2026-12-31', what: 'the eve of the year of the birthday', ofAge: false },
  { born: '2008-02-29', today: '2026-02-28', what: 'a leap day, on 28 February', ofAge: false },
  { born: '2008-02-29', today: '2026-03-01', what: 'a leap day, on 1 March', ofAge: true },
  { born: '2010-02-28', today: '2028-02-29', what: 'a birthday yesterday, on a leap day', ofAge: true },
  { born: '2010-03-01', today: '2028-02-29', what: 'a birthday tomorrow, on a leap day', ofAge: false },
])('$what: born $born, on $today of age is $ofAge (REG-42, REG-59)', ({ born, today, ofAge }) => {
  expect(isOfAge(born as CivilDate, today as CivilDate)).toBe(ofAge);
});

test.each([
  { today: '2026-11-23', latest: '2008-11-23' },
  { today: '2024-02-29', latest: '2006-02-28' },
])('on $today the calendar ends with $latest, a day there is (REG-42)', ({ today, latest }) => {
  expect(latestBirthDate(today as CivilDate)).toBe(latest);
});
