import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRows, withRestored } from '#bff/removal/removed-rows';

const row = fc.oneof(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'due parole', ''), status: fc.constantFrom('Felice', 'Triste') }),
  fc.record({ id: fc.uuid(), status: fc.constant('Grato'), more: fc.anything({ maxDepth: 1 }) }),
  fc.constantFrom('no row', 7, null),
);

test('whatever is removed of whatever list comes back to its place, below what was added since, and once', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 12 }),
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
      (rows, choice, isAdded) => {
        const leaving = new Set(rows.flatMap((_, at) => (choice.next().value ? [at] : [])));
        const { left, removed } = withoutRows(rows, (_row, at) => leaving.has(at));
        const added = isAdded ? [{ id: 'new', status: 'Ottimista' }] : [];
        expect(left).toHaveLength(rows.length - leaving.size);
        const restored = withRestored([...added, ...left], removed);
        expect(restored.map(textOf)).toEqual([...added, ...rows].map(textOf));
        expect(withRestored(restored, removed)).toBe(restored);
      },
    ),
    { seed: 7 },
  );
});

/** Of rows alike it does not matter which one came back. */
function textOf(value: unknown): string {
  return JSON.stringify(value);
}
