import { expect, test } from 'vitest';
import { ownFiles } from '#scripts/structure/own-files';

const accessList = 'bff/who-may-do-what.test.ts';

/** The files outside `web` that name the operation by its key, its handler or its wire name. */
function filesNaming(key: string): string[] {
  const kebab = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const name = new RegExp(`\\b(?:${key}|handle${key[0]?.toUpperCase()}${key.slice(1)}|${kebab})\\b`);
  return ownFiles()
    .filter(({ path, text }) => /\.[jt]sx?$/.test(path) && !path.startsWith('web/') && name.test(text))
    .map(({ path }) => path);
}

const isTest = (path: string) => /\.(?:test|spec)\.ts$/.test(path) && path !== accessList;
const isTestMaterial = (path: string) => path.includes('/testing/');

const fiveFiles = (handler: string) => [
  'bff/who-may-do-what.test.ts',
  `bff/working-hours/${handler}.ts`,
  'bff/working-hours/working-hours-handlers.ts',
  'contracts/working-hours/working-hours.api.ts',
  'contracts/working-hours/working-hours.examples.ts',
];

test('a query touches five files besides its tests, as CONTRIBUTING counts them', () => {
  const files = filesNaming('ownWorkingHours').filter((path) => !isTest(path));
  expect(files).toEqual(fiveFiles('own-working-hours'));
});

test('a command touches the same five, and one scene for the tests of every write', () => {
  const files = filesNaming('saveWorkingHours').filter((path) => !isTest(path));
  expect(files.filter((path) => !isTestMaterial(path))).toEqual(fiveFiles('save-working-hours'));
  expect(files.filter(isTestMaterial)).toEqual(['bff/server/testing/writes/plain-account-writes.ts']);
});
