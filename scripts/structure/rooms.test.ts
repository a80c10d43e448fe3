import { expect, test } from 'vitest';
import { crowdedFolders, crumbs, mostFilesInFolder } from '#scripts/structure/rooms';

const module = (
  path: string,
  imports: readonly string[] = [],
  { lines = 20, later = [] as readonly string[] } = {},
) => ({
  path,
  lines,
  imports,
  later,
});

const files = (count: number, name = (at: number) => `web/ui/part-${at}.tsx`) =>
  Array.from({ length: count }, (_, at) => module(name(at)));

test('finds a folder crowded from its twenty-sixth source file, without tests and sub-folders', () => {
  const tests = files(9, (at) => `web/ui/part-${at}.test.tsx`);
  const below = files(9, (at) => `web/ui/messages/toast-${at}.tsx`);

  expect(crowdedFolders([...files(mostFilesInFolder), ...tests, ...below])).toEqual([]);
  expect(crowdedFolders(files(mostFilesInFolder + 1))).toEqual([{ folder: 'web/ui', files: mostFilesInFolder + 1 }]);
});

const crumb = 'web/features/chat/day-words.ts';
const screen = 'web/features/chat/chat-screen.tsx';

test('a short file with one importer of its feature is a crumb of that importer', () => {
  expect(crumbs([module(crumb), module(screen, [crumb], { lines: 120 })])).toEqual([{ path: crumb, importer: screen }]);
});

test.each([
  ['a second importer', [module(crumb), module(screen, [crumb]), module('web/features/chat/list.tsx', [crumb])]],
  ['an importer of another feature', [module(crumb), module('web/flows/home/home-route.tsx', [crumb])]],
  [
    'a test of its own',
    [module(crumb), module(screen, [crumb]), module('web/features/chat/day-words.test.ts', [crumb])],
  ],
  ['later loading', [module(crumb), module(screen, [crumb], { later: [crumb] })]],
  ['its length', [module(crumb, [], { lines: 41 }), module(screen, [crumb])]],
  ['the length of both', [module(crumb), module(screen, [crumb], { lines: 121 })]],
])('%s keeps a short file apart', (_, modules) => {
  expect(crumbs(modules)).toEqual([]);
});

test('an operation is no crumb of the list it stands in', () => {
  const operation = 'bff/chat/mark-read.ts';

  expect(crumbs([module(operation), module('bff/chat/chat-handlers.ts', [operation])])).toEqual([]);
});

test('a test that uses a file through its importer does not keep it apart', () => {
  const modules = [module(crumb), module(screen, [crumb]), module('web/features/chat/chat-screen.test.tsx', [crumb])];

  expect(crumbs(modules)).toHaveLength(1);
});
