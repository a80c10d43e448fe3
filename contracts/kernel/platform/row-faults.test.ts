import { expect, test } from 'vitest';
import * as z from 'zod';
import { phpList } from '#contracts/kernel/platform/php-values';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';

const list = phpList(z.looseObject({ id: z.number() }), 'rows');

test('faults carry the list and its fields, never a value', () => {
  const { faults } = gatherRowFaults(() => list.parse([{ id: 'private text' }]));
  expect(faults).toEqual([{ list: 'rows', fields: ['id'] }]);
});

test('what is decoded within is counted within, and not twice', () => {
  const outer = gatherRowFaults(() => {
    list.parse([{ id: 'outer' }]);
    return gatherRowFaults(() => list.parse([{ id: 'inner' }, { id: 'inner' }])).faults;
  });
  expect(outer.result).toHaveLength(2);
  expect(outer.faults).toHaveLength(1);
});

test('a decoding that throws leaves no collector behind', () => {
  const failing = () => {
    throw new Error('unreadable');
  };
  const outer = gatherRowFaults(() => {
    expect(() => gatherRowFaults(failing)).toThrow('unreadable');
    return list.parse([{ id: 'counted by the outer' }]);
  });
  expect(outer.faults).toHaveLength(1);
});

test('outside any gathering a dropped row is simply dropped', () => {
  expect(list.parse([{ id: 'x' }, { id: 1 }])).toEqual([{ id: 1 }]);
});
