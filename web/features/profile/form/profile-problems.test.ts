import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { profileProblems } from '#web/features/profile/form/profile-problems';
import { formValuesOf } from '#web/features/profile/form/profile-values';

const saved = formValuesOf({
  ...{ firstName: 'Andrea', lastName: 'Rinaldi', birthDate: '1978-05-22', gender: 'uomo', phone: '+39 399 873 6119' },
  residence: { written: 'Via Correnti 14, Milano', chosen: null },
  ...{ cardExpiry: '2031-05-12', taxCodeExpiry: null, studioAddresses: [], workplace: null, languages: [] },
  ...{ registerNumber: '03/1', region: 'Lombardia', school: 'Scuola', specialisationDate: '2010-01-02' },
  ...{ specialisations: ['EMDR'], interventionAreas: ['Ansia'], biography: 'Ricevo a Milano.' },
  ...{ singlePrice: 7000, couplePrice: null, familyPrice: null },
  ...{ terms: true, privacy: true, personalData: true, serviceFee: true, newsletter: false },
});

function problemsAfter(changes: Partial<typeof saved>, before = saved) {
  const today = civilDate(2026, 11, 23);
  return profileProblems({ values: { ...before, ...changes }, saved: before, hasPicture: true, today }).problems;
}

test.each([
  { field: 'birthDate', value: '1899-12-31', code: 'too_early' },
  { field: 'birthDate', value: '2008-11-24', code: 'under_age' },
  { field: 'cardExpiry', value: '1000-01-01', code: 'too_early' },
  { field: 'specialisationDate', value: '1899-12-31', code: 'too_early' },
  { field: 'specialisationDate', value: '2026-11-24', code: 'date_to_come' },
  { field: 'specialisationDate', value: '31/02/2020', code: 'invalid' },
])('a $field of $value is $code once it is changed, and stands in nothing’s way where it stands', (odd) => {
  const { field, value, code } = odd;
  expect(problemsAfter({ [field]: value })).toEqual([{ field, code }]);
  expect(problemsAfter({ newsletter: true }, { ...saved, [field]: value })).toEqual([]);
});

test.each(['2026-11-23', '2020-01-01'])('the dates of %s are fine, that of an expired document too', (day) => {
  expect(problemsAfter({ specialisationDate: day, cardExpiry: day, taxCodeExpiry: day })).toEqual([]);
});
