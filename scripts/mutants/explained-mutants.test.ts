import { expect, test } from 'vitest';
import { explainedMutants, outdated, reasonFor } from '#scripts/mutants/explained-mutants';
import type { Mutant } from '#scripts/mutants/mutant-sites';

const mutant: Mutant = {
  path: 'web/features/appointments/calendar/hours/day-slots.ts',
  line: 45,
  lineText: 'return end > start ? end : start;',
  before: '>',
  after: '>=',
  start: 900,
  end: 901,
  replacement: '>=',
};
const entry = {
  file: 'day-slots.ts',
  line: mutant.lineText,
  before: '>',
  after: '>=',
  reason: 'equal ends are the same',
};

test('knows a mutant by what it says, wherever it has moved to', () => {
  const moved = { ...mutant, path: 'contracts/calendar/day-slots.ts', line: 12, start: 3 };

  expect(reasonFor(mutant, [entry])).toBe(entry.reason);
  expect(reasonFor(moved, [entry])).toBe(entry.reason);
});

test.each([
  { path: 'contracts/appointments/week-slots.ts' },
  { lineText: 'return end > start ? end : later;' },
  { before: '<' },
  { after: '<' },
])('takes none for explained that differs by %j', (difference) => {
  expect(reasonFor({ ...mutant, ...difference }, [entry])).toBeUndefined();
});

test('names the explanations of what is no longer written so', () => {
  const old = { ...entry, line: 'return end > begin ? end : begin;' };

  expect(outdated([entry, old], [mutant])).toEqual([old]);
});

test('every explanation can be read, and none is given twice', () => {
  const keys = explainedMutants().map(({ reason: _, ...key }) => JSON.stringify(key));

  expect(new Set(keys).size).toBe(keys.length);
});
