import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedStyles, neededStyles } from '#scripts/structure/mantine-styles';
import { ownFiles } from '#scripts/structure/own-files';

const imported = importedStyles(readFileSync('web/theme/mantine.css', 'utf8'));
const files = ownFiles()
  .filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
  .map(({ path, text }) => ({ path, text, needed: neededStyles(path, text) }));

test('imports the styles of every component of Mantine that is shown', () => {
  const missing = files.flatMap(({ path, needed }) =>
    [...needed].filter((style) => !imported.includes(style)).map((style) => `${path}: ${style}`),
  );
  expect(missing).toEqual([]);
});

test('imports the styles of Mantine in one place, in its own order, each once', () => {
  const whole = readFileSync('node_modules/@mantine/core/styles.layer.css', 'utf8');
  const placeOf = (style: string) => {
    const own = readFileSync(`node_modules/@mantine/core/styles/${style}.layer.css`, 'utf8');
    return whole.indexOf(/\.m_\w+/.exec(own)?.[0] ?? '');
  };
  const places = imported.filter((style) => /^[A-Z]/.test(style)).map(placeOf);
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
  expect(files.filter(({ text }) => importedStyles(text).length > 0).map(({ path }) => path)).toEqual([]);
});
