import { expect, test } from 'vitest';
import { importedFile, inRounds, nearestTests } from '#scripts/mutants/nearest-tests';

test.each([
  { importer: 'bff/chat/list.ts', name: '#contracts/chat/chat.api', file: 'contracts/chat/chat.api.ts' },
  { importer: 'web/app/frame.tsx', name: '#web/ui/screen.tsx', file: 'web/ui/screen.tsx' },
  { importer: 'web/app/frame.tsx', name: '#web/ui/screen.css', file: 'web/ui/screen.css' },
  { importer: 'web/app/frame.tsx', name: './frame.module.css', file: 'web/app/frame.module.css' },
  { importer: 'bff/log.ts', name: 'zod', file: undefined },
  { importer: 'bff/log.ts', name: 'node:fs', file: undefined },
])('$name in $importer is $file', ({ importer, name, file }) => {
  expect(importedFile(importer, name)).toBe(file);
});

const imports = new Map([
  ['contracts/rule.test.ts', ['contracts/rule.ts']],
  ['contracts/rule.ts', ['contracts/instant.ts']],
  ['bff/book.ts', ['contracts/rule.ts', 'contracts/instant.ts']],
  ['bff/book.test.ts', ['bff/book.ts', 'mocks/all.ts']],
  ['bff/every-operation.test.ts', ['bff/book.ts']],
  ['mocks/all.ts', ['bff/book.ts']],
  ['bff/log.test.ts', ['bff/log.ts']],
]);
const tests = [
  { path: 'bff/every-operation.test.ts', seconds: 30 },
  { path: 'bff/book.test.ts', seconds: 2 },
  { path: 'bff/log.test.ts', seconds: 1 },
  { path: 'contracts/rule.test.ts', seconds: 5 },
];

test('the tests that load a file come by how near they import it, then by how quick they are', () => {
  const nearest = (file: string) => nearestTests(imports, file, tests).map(({ path }) => path);

  expect(nearest('contracts/rule.ts')).toEqual([
    'contracts/rule.test.ts',
    'bff/book.test.ts',
    'bff/every-operation.test.ts',
  ]);
  expect(nearest('bff/log.ts')).toEqual(['bff/log.test.ts']);
  expect(nearest('bff/log.test.ts')).toEqual(['bff/log.test.ts']);
  expect(nearest('bff/server/main.ts')).toEqual([]);
});

test('puts a test in a folder of the same name before an equally near quicker one', () => {
  const opened = ['web/flows/chat/read.test.tsx', 'web/flows/diary/write.test.tsx'];
  const screens = new Map(opened.map((path) => [path, ['web/features/diary/entry.tsx']]));
  const timed = opened.map((path, at) => ({ path, seconds: at }));

  expect(nearestTests(screens, 'web/features/diary/entry.tsx', timed).map(({ path }) => path)).toEqual([
    'web/flows/diary/write.test.tsx',
    'web/flows/chat/read.test.tsx',
  ]);
});

test.each([
  { mayLast: [], rounds: [[1, 2, 3, 4]] },
  { mayLast: [1], rounds: [[1], [2, 3, 4]] },
  { mayLast: [2, 3], rounds: [[1, 2], [3], [4]] },
  { mayLast: [100], rounds: [[1, 2, 3, 4]] },
  { mayLast: [1, 1, 1, 1, 1], rounds: [[1], [2], [3], [4]] },
])('tests of 1, 2, 3 and 4 seconds in rounds of $mayLast are $rounds', ({ mayLast, rounds }) => {
  const timed = [1, 2, 3, 4].map((seconds) => ({ path: `${seconds}.test.ts`, seconds }));

  expect(inRounds(timed, mayLast).map((round) => round.map(({ seconds }) => seconds))).toEqual(rounds);
});
