import { expect, test } from 'vitest';
import { holdsWords } from '#web/ui/holds-words';

test.each([
  { search: '', isHeld: true },
  { search: '  ', isHeld: true },
  { search: 'NICCOLO', isHeld: true },
  { search: ' amìco  nicc ', isHeld: true },
  { search: "d'amico", isHeld: true },
  { search: 'nicco rossi', isHeld: false },
])('a search for «$search» takes parts of words in any order, case, accents and apostrophes', ({ search, isHeld }) => {
  expect(holdsWords('Niccolò D’Amico', search)).toBe(isHeld);
});
