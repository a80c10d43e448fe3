import { expect, test } from 'vitest';
import { textLeaves } from '#contracts/kernel/inspection/text-leaves';

test('every text of an input is found wherever it lies, once for a list, and another put in its place alone', () => {
  const input = {
    name: 'Anna',
    age: 30,
    place: { id: 'x', at: null },
    week: [[], [{ from: '09:00' }, { from: '10:00' }]],
  };
  const leaves = textLeaves(input);
  expect(leaves.map(({ path, text }) => [path, text])).toEqual([
    ['name', 'Anna'],
    ['place.id', 'x'],
    ['week[][].from', '09:00'],
  ]);
  expect(leaves.map(({ replaced }) => replaced('!'))).toEqual([
    { ...input, name: '!' },
    { ...input, place: { id: '!', at: null } },
    { ...input, week: [[], [{ from: '!' }, { from: '10:00' }]] },
  ]);
});
