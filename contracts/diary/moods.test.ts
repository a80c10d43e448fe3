import { expect, test } from 'vitest';
import { familyOf, isMood, moodFamilies, moods } from '#contracts/diary/moods';

test('there are nineteen moods, each once (DIARY-07)', () => {
  expect(moods).toHaveLength(19);
  expect(new Set(moods).size).toBe(19);
});

test.each([
  ['serene', 'Rilassato Grato Amato'],
  ['lively', 'Felice Innamorato Ottimista'],
  ['suspended', 'Pensieroso Indifferente Apatico Stanco'],
  ['agitated', 'Ansioso Arrabbiato Insicuro Spaventato Vergognoso'],
  ['heavy', 'Triste Deluso Colpevole Impotente'],
] as const)('the family %s has its own moods', (family, words) => {
  expect(moodFamilies).toContain(family);
  expect(moods.filter((mood) => familyOf(mood) === family).toSorted()).toEqual(words.split(' ').toSorted());
});

test.each(['Elettrizzato', '', 'felice', 'toString'])('«%s» is no mood and of no family', (word) => {
  expect(isMood(word)).toBe(false);
  expect(familyOf(word)).toBeUndefined();
});
