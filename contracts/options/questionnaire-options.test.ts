import { expect, test } from 'vitest';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { areaAnswers, difficultyOptions, feelingOptions } from '#contracts/options/questionnaire-options';

test.each([
  ['feeling', feelingOptions],
  ['difficulty', difficultyOptions],
])('every %s is tied to areas of intervention that exist (QUEST-18)', (_kind, options) => {
  for (const { label, areas } of options) {
    expect(areas.length, label).toBeGreaterThan(0);
    expect(interventionAreas, label).toEqual(expect.arrayContaining([...areas]));
  }
});

test('answers kept in a browser keep their meaning: no value is ever renamed', () => {
  expect(feelingOptions.map(({ value }) => value).join(' ')).toBe(
    'anxiety sadness anger fear loneliness guilt shame exhaustion emptiness confusion',
  );
  expect(difficultyOptions.map(({ value }) => value).join(' ')).toBe(
    'couple separation family children grief work study sleep food illness trauma violence addiction sexuality attention change',
  );
});

test.each([
  ['feelings', feelingOptions],
  ['difficulties', difficultyOptions],
  ['answers', areaAnswers],
])('no two %s are kept or shown alike', (_kind, options) => {
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});
