import { expect, test } from 'vitest';
import { valuesOf, weekOf, withMondayCopied, withStretch, wrongRows } from '#web/features/working-hours/hours-values';

const morning = { from: '09:00', to: '13:00' };
const week = [[morning], [], [], [], [], [morning], []];

function ids() {
  let last = 0;
  return () => `row-${++last}`;
}

const plain = (rows: readonly { readonly from: string; readonly to: string }[]) =>
  rows.map(({ from, to }) => `${from}-${to}`);

test('the form gives back what it was filled with, and nothing for an empty week', () => {
  expect(weekOf(valuesOf(week, ids()))).toEqual(week);
  expect(weekOf(valuesOf(null, ids()))).toBeNull();
});

test.each([
  { what: 'a free day begins with a morning', before: [], added: '09:00-13:00' },
  { what: 'after a morning comes an afternoon', before: [morning], added: '14:00-18:00' },
  { what: 'it follows the latest end', before: [{ from: '18:00', to: '19:30' }, morning], added: '20:00-23:00' },
  {
    what: 'late in the day it still ends after it begins',
    before: [{ from: '20:00', to: '23:30' }],
    added: '22:00-23:00',
  },
])('$what', ({ before, added }) => {
  const day = before.map((row, index) => ({ ...row, id: `old-${index}` }));
  expect(plain(withStretch(day, 'new')).at(-1)).toBe(added);
});

test('Monday is copied to the weekdays, each with rows of its own, and the weekend stays', () => {
  const copied = withMondayCopied(valuesOf(week, ids()), ids());
  expect(copied.map(plain)).toEqual([...Array.from({ length: 6 }, () => ['09:00-13:00']), []]);
  const weekdays = copied.slice(1, 5).flat();
  expect(new Set(weekdays.map(({ id }) => id)).size).toBe(4);
});

test('a stretch that ends when it begins, or before, is wrong', () => {
  const values = valuesOf([[morning, { from: '14:00', to: '14:00' }], [{ from: '18:00', to: '09:00' }]], ids());
  expect(wrongRows(values)).toEqual(['row-2', 'row-3']);
});
