import { expect, test } from 'vitest';
import { importedNames, loadedNames } from '#scripts/structure/imported-names';

test('finds what a module imports, in every form', () => {
  const source = `
    import { a } from '#contracts/a';
    import type { B } from "#contracts/b";
    import './c.css';
    export { d } from '#web/d';
    export type * from '#web/e';
    const later = () => import('#web/f.tsx');
    const text = "import 'g'";
    // import 'h';
  `;

  expect(importedNames('sample.tsx', source)).toEqual([
    '#contracts/a',
    '#contracts/b',
    './c.css',
    '#web/d',
    '#web/e',
    '#web/f.tsx',
  ]);
});

test('what a module loads later is what it names in import()', () => {
  const source = `
    import { a } from '#contracts/a';
    export type { B } from '#contracts/b';
    const later = () => import('#web/c.tsx');
  `;

  expect(importedNames('sample.tsx', source, 'later')).toEqual(['#web/c.tsx']);
});

test('what a module loads is what it imports for more than types', () => {
  const source = `
    import { a } from '#contracts/a';
    import type { B } from '#contracts/b';
    import { type C, c } from '#contracts/c';
    import { type D } from '#contracts/d';
    import './e.css';
    export { f } from '#web/f';
    export type { G } from '#web/g';
    const later = () => import('#web/h.tsx');
  `;

  expect(loadedNames('sample.tsx', source)).toEqual([
    '#contracts/a',
    '#contracts/c',
    './e.css',
    '#web/f',
    '#web/h.tsx',
  ]);
});

test('refuses a file that does not parse, by name', () => {
  expect(() => importedNames('broken.ts', 'import {')).toThrow('broken.ts');
});
