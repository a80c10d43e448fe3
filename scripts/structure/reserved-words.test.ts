import { expect, test } from 'vitest';
import { misusedWords } from '#scripts/structure/reserved-words';

test.each([
  ['mocks/addresses/places.ts'],
  ['contracts/kernel/platform/readers.ts'],
  ['web/api/use-query.ts'],
  ['web/features/appointments/journey/next-step-action.tsx'],
])('%s holds no reserved word in a second sense', (path) => {
  expect(misusedWords(path)).toEqual([]);
});

test.each([
  ['web/api/new-act.ts', ['act']],
  ['bff/appointments/clear-place.ts', ['place']],
  ['web/session/use-reader.ts', ['reader']],
  ['web/features/appointments/told-here.ts', ['told']],
  ['web/features/login/doors.ts', ['door']],
  ['bff/appointments/own-standing.test.ts', ['standing']],
])('%s holds one', (path, words) => {
  expect(misusedWords(path)).toEqual(words);
});
