import { expect, test } from 'vitest';
import { importCircles } from '#scripts/structure/import-circles';

const module = (path: string, ...imports: string[]) => ({ path, lines: 10, imports, later: [] });

test('a tree whose imports run one way has no circle', () => {
  expect(importCircles([module('a', 'b', 'c'), module('b', 'c'), module('c')])).toEqual([]);
});

test('each circle is named once, with its members alone', () => {
  const modules = [module('a', 'b'), module('b', 'c', 'd'), module('c', 'b'), module('d'), module('e', 'e')];

  expect(importCircles(modules)).toEqual([['b', 'c'], ['e']]);
});
