import { expect, test } from 'vitest';
import { chosenMutants } from '#scripts/mutants/chosen-mutants';
import type { Mutant } from '#scripts/mutants/mutant-sites';

function mutants(path: string, count: number): Mutant[] {
  return Array.from({ length: count }, (_, at) => {
    const lineText = `return ${at};`;
    const before = String(at);
    return { path, line: at + 1, lineText, before, after: '~', start: at, end: at + 1, replacement: '~' };
  });
}

const table = mutants('contracts/table.ts', 400);
const rule = mutants('contracts/rule.ts', 9).map((mutant) => ({ ...mutant, lineText: `if (${mutant.before})` }));

test('the same seed chooses the same, another seed others', () => {
  const first = chosenMutants(table, { seed: 1, count: 40 });

  expect(chosenMutants(table, { seed: 1, count: 40 })).toEqual(first);
  expect(chosenMutants(table, { seed: 2, count: 40 })).not.toEqual(first);
});

test('chooses as many as asked, none twice, in the order of the files', () => {
  const chosen = chosenMutants([...table, ...rule], { seed: 1, count: 40 });

  expect(new Set(chosen).size).toBe(40);
  expect(chosen.map(({ path }) => path)).toEqual(chosen.map(({ path }) => path).sort());
  expect(chosenMutants(rule, { seed: 1, count: 40 })).toEqual(rule);
});

test('a moved file keeps its mutants', () => {
  const moved = table.map((mutant) => ({ ...mutant, path: 'contracts/options/table.ts' }));
  const lines = (chosen: readonly Mutant[]) => chosen.map(({ line }) => line);

  expect(lines(chosenMutants(moved, { seed: 3, count: 20 }))).toEqual(
    lines(chosenMutants(table, { seed: 3, count: 20 })),
  );
});

test('the same line twice in a file counts as two', () => {
  const twins = [...mutants('bff/twins.ts', 1), ...mutants('bff/twins.ts', 1)].map((mutant, at) => ({
    ...mutant,
    start: at,
  }));
  const firsts = Array.from({ length: 20 }, (_, seed) => chosenMutants(twins, { seed, count: 1 })[0]?.start);

  expect(new Set(firsts)).toEqual(new Set([0, 1]));
});

test('a file of many places crowds out none', () => {
  const small = Array.from({ length: 40 }, (_, at) =>
    mutants(`bff/small-${at}.ts`, 4).map((mutant) => ({ ...mutant, lineText: `${at}: ${mutant.before}` })),
  ).flat();
  const chosen = chosenMutants([...table, ...small], { seed: 1, count: 50 });
  const fromTable = chosen.filter(({ path }) => path === 'contracts/table.ts');

  // In proportion to its sites the table would take 36 of the 50, in proportion to their square root 10.
  expect(fromTable.length).toBeGreaterThan(0);
  expect(fromTable.length).toBeLessThan(20);
});
