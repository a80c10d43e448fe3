import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titleFace, titleFaceFile } from '#scripts/fonts/title-face';
import { titleCharacters } from '#web/theme/title-characters';

test('the title face in the tree is the one its characters make, and no heavier than 25 KB', async () => {
  const kept = readFileSync(titleFaceFile);

  expect(kept.equals(await titleFace())).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(25_000);
});

/** Signs of buttons, and letters that only searches fold: no title is set in them. */
const neverInTitles = '⋯↑↓łđħŧı';

test('every letter and sign of the interface’s texts can be set as a title', () => {
  const files = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/testing/**'] });
  const used = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\P{ASCII}/gu)].map(String)));

  expect([...used].filter((sign) => ![titleCharacters, neverInTitles].some((known) => known.includes(sign)))).toEqual(
    [],
  );
});
