import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageBand } from '#bff/therapists/search/age-band';
import { ageInYears, dayNumber } from '#bff/therapists/search/age-in-years';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';

const day = (text: string) => dayNumber(civilDateFrom(text) as CivilDate);

test.each([
  { born: '1991-11-23', years: 35 },
  { born: '1991-11-24', years: 34 },
  { born: '1975-11-24', years: 50 },
  { born: '1975-11-23', years: 51 },
  { born: '2026-11-23', years: 0 },
  { born: '1926-12-31', years: 99 },
])('on 23 November 2026 somebody born on $born is $years full years old (SEARCH-52)', ({ born, years }) => {
  expect(ageInYears(day(born), day('2026-11-23'))).toBe(years);
});

test.each([
  { today: '2026-02-28', years: 21 },
  { today: '2026-03-01', years: 22 },
  { today: '2028-02-29', years: 24 },
])('who was born on 29 February 2004 is $years on $today (SEARCH-52)', ({ today, years }) => {
  expect(ageInYears(day('2004-02-29'), day(today))).toBe(years);
});

test('nobody’s age goes down from one day to a later one (SEARCH-52)', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => day(date.toISOString().slice(0, 10)));
  fc.assert(
    fc.property(days, days, days, (born, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(ageInYears(born, later)).toBeGreaterThanOrEqual(ageInYears(born, earlier));
    }),
    { seed: 20261123 },
  );
});

test.each([
  { years: 34, band: 'under35', id: 'SEARCH-53' },
  { years: 35, band: '35-50', id: 'SEARCH-54' },
  { years: 50, band: '35-50', id: 'SEARCH-54' },
  { years: 51, band: 'over50', id: 'SEARCH-55' },
])('$years years are $band: $id', ({ years, band }) => {
  expect(ageBand(years)).toBe(band);
});
