import { expect, test } from 'vitest';
import { importedNames } from '#scripts/imported-names';

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

test('refuses a file that does not parse, by name', () => {
  expect(() => importedNames('broken.ts', 'import {')).toThrow('broken.ts');
});
