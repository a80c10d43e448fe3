import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedStyles, styleUse } from '#scripts/structure/mantine-styles';
import { ownFiles } from '#scripts/structure/own-files';

const everywhere = new Set(importedStyles(readFileSync('web/theme/mantine.css', 'utf8')));
const files = ownFiles()
  .filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
  .map(({ path, text }) => ({ path, ...styleUse(path, text) }));

test('a component of Mantine is never shown without its styles', () => {
  const missing = files.flatMap(({ path, needed, imported }) =>
    [...needed]
      .filter((style) => !everywhere.has(style) && !imported.includes(style))
      .map((style) => `${path}: ${style}`),
  );

  expect(missing).toEqual([]);
});

test('no style of Mantine is imported twice or for nothing', () => {
  const needless = files.flatMap(({ path, needed, imported }) =>
    imported
      .filter((style, at) => everywhere.has(style) || imported.indexOf(style) < at || !needed.has(style))
      .map((style) => `${path}: ${style}`),
  );

  expect(needless).toEqual([]);
});
