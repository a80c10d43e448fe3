import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenArrow } from '#scripts/structure/broken-arrow';
import { importCircles } from '#scripts/structure/import-circles';
import { importedNames } from '#scripts/structure/imported-names';
import { moduleGraph } from '#scripts/structure/module-graph';
import { type OwnFile, ownFiles } from '#scripts/structure/own-files';
import { misusedWords } from '#scripts/structure/reserved-words';
import { crowdedFolders, crumbs } from '#scripts/structure/rooms';

const files = ownFiles();
const graph = moduleGraph(files);
const modules = files.filter(({ path }) => /\.tsx?$/.test(path));

const interfaceFiles = modules.filter((file) => /^web\/(?!testing\/)/.test(file.path) && !isTest(file));

/** Whether to search the file: this file and the checks' own samples contain what the checks look for. */
function isProse(file: OwnFile): boolean {
  return !/^scripts\/(check-arrows|broken-arrow|test-titles)\.test\.ts$/.test(file.path);
}

function linesWith(pattern: RegExp, among: readonly OwnFile[]): string[] {
  return among
    .filter(isProse)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}

function isTest({ path }: OwnFile): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

test('looks at the whole project', () => {
  const zones = new Set(modules.map(({ path }) => path.split('/')[0]));

  expect([...zones]).toEqual(expect.arrayContaining(['bff', 'contracts', 'e2e', 'mocks', 'scripts', 'web']));
});

test('every import keeps to the arrows', () => {
  const broken = modules.flatMap(({ path, text }) =>
    importedNames(path, text).flatMap((name) => {
      const reason = brokenArrow(path, name);
      return reason ? [`${path} imports ${name}: ${reason}`] : [];
    }),
  );

  expect(broken).toEqual([]);
});

test('no modules import each other in a circle, not even by types', () => {
  expect(importCircles(graph)).toEqual([]);
});

test('no folder holds more source files than a reader takes in at a glance', () => {
  expect(crowdedFolders(graph)).toEqual([]);
});

test('no crumb lies apart from the one file that uses it', () => {
  expect(crumbs(graph)).toEqual([]);
});

test('no file is longer than 250 lines, no test than 400', () => {
  const long = files
    .filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path))
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1, limit: isTest(file) ? 400 : 250 }))
    .filter(({ lines, limit }) => lines > limit);

  expect(long).toEqual([]);
});

test('files are named by their idea', () => {
  const vague = /(^|\/)(index|utils?|helpers?|common|misc|types|constants)\.tsx?$/;

  expect(modules.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

test('no file is named by a word that means something else', () => {
  const misnamed = modules.flatMap(({ path }) => {
    const words = misusedWords(path);
    return words.length > 0 ? [`${path}: ${words.join(', ')}`] : [];
  });

  expect(misnamed).toEqual([]);
});

test('nothing is put off in a comment', () => {
  expect(linesWith(/\b(TODO|FIXME)\b/, files)).toEqual([]);
});

test('no test is skipped, alone or promised', () => {
  expect(linesWith(/\.(skip|only|todo|fixme)\(/, modules.filter(isTest))).toEqual([]);
});

test('reads and writes the storage of the browser in one module alone', () => {
  const among = interfaceFiles.filter(({ path }) => !path.startsWith('web/storage/'));

  expect(linesWith(/\b(?:local|session)Storage\b/, among)).toEqual([]);
});

test('writes the name of the product in one module, which all others import', () => {
  const among = interfaceFiles.filter(({ path }) => path !== 'web/product.ts');

  expect(linesWith(/\bAscolto\b/, among)).toEqual([]);
});

test('reads the clock of the device in one module, and elsewhere only to measure a duration', () => {
  const measuring = [
    'web/api/call.ts',
    'web/api/live/use-live-hints.ts',
    'web/features/contract/almost-there.tsx',
    'web/features/contract/use-awaited-signature.ts',
    'web/features/login/recovery-sent-dialog.tsx',
    'web/features/login/use-recovery.ts',
    'web/features/patients/privacy/use-idle.ts',
    'web/session/use-session-ends.ts',
  ];
  const readers = new Set(
    linesWith(/\bDate\.now\b|\bnew Date(?:\(\)|;)/, interfaceFiles).map((line) => line.replace(/:.*/, '')),
  );

  expect([...readers].sort()).toEqual([...measuring, 'web/api/server-clock.ts'].sort());
});

test('no line names a machine or a package registry', () => {
  const machinePath = /(^|[\s'"`=(:])\/(home|root|Users)\/\w/;
  const registryHost = /registry\.(npmjs|yarnpkg)|npm\.pkg\.github|artifactory|verdaccio|jfrog\.io/i;

  expect(linesWith(machinePath, files)).toEqual([]);
  expect(linesWith(registryHost, files)).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});
