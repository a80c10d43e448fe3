import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutEntries, withRestored } from '#bff/diary/deleted-rows';
import { listedEntries } from '#bff/diary/diary-rows';

const row = fc.oneof(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'due parole', ''), status: fc.constantFrom('Felice', 'Triste') }),
  fc.record({ id: fc.uuid(), status: fc.constant('Grato'), more: fc.anything({ maxDepth: 1 }) }),
  fc.constantFrom('no row', 7, null),
);

test('whatever is deleted of whatever list comes back to its place, below what was added since', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 12 }),
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
      (rows, choice, isAdded) => {
        const entries = listedEntries(rows).flatMap(({ entry }) => (choice.next().value ? [entry.id] : []));
        const { left, deleted } = withoutEntries(rows, entries);
        const added = isAdded ? [{ id: 'new', status: 'Ottimista' }] : [];
        expect(left).toHaveLength(rows.length - entries.length);
        expect(withRestored([...added, ...left], deleted)).toEqual([...added, ...rows]);
      },
    ),
    { seed: 7 },
  );
});
