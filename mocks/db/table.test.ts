import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { phpList, phpNumber } from '#contracts/kernel/platform/php-values';
import { createTable } from '#mocks/db/table';

interface Shelf {
  readonly id: string;
  readonly places: (number | string)[];
}

function createShelves() {
  let writes = 0;
  const table = createTable<Shelf>({
    name: 'shelves',
    idOf: ({ id }) => id,
    schema: z.looseObject({ id: z.string(), places: phpList(phpNumber(), 'places') }),
    onWrite: () => {
      writes += 1;
    },
  });
  return { table, writes: () => writes };
}

describe('a table', () => {
  test('hands out copies, so that changing one changes nothing in it', () => {
    const { table } = createShelves();
    const shelf = { id: 'a', places: [1] };
    table.put(shelf);
    shelf.places.push(2);
    table.get('a')?.places.push(3);
    table.list()[0]?.places.push(4);
    table.change('a', {}).places.push(5);
    expect(table.get('a')).toEqual({ id: 'a', places: [1] });
  });

  test('refuses a row its contract refuses, and one with a bad row in a list', () => {
    const { table } = createShelves();
    expect(() => table.put({ id: 7 } as unknown as Shelf)).toThrow('Row 7 does not fit the table shelves: id');
    expect(() => table.put({ id: 'b', places: ['many'] })).toThrow('places');
    expect(table.list()).toEqual([]);
  });

  test('keeps the order rows came in, also when one is replaced', () => {
    const { table } = createShelves();
    for (const id of ['c', 'a', 'b']) table.put({ id, places: [] });
    table.put({ id: 'c', places: ['2'] });
    expect(table.list().map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('changes only rows it has', () => {
    const { table } = createShelves();
    expect(() => table.change('a', { places: [1] })).toThrow('no row a');
  });

  test('takes up other rows only once all of them are good', () => {
    const { table } = createShelves();
    table.put({ id: 'a', places: [] });
    expect(() =>
      table.prepare([
        { id: 'b', places: [] },
        { id: 'c', places: ['?'] },
      ]),
    ).toThrow('Row c');
    expect(table.list()).toHaveLength(1);
    table.prepare([{ id: 'b', places: [] }])();
    expect(table.list()).toEqual([{ id: 'b', places: [] }]);
  });

  test('tells of writes, and of nothing else', () => {
    const { table, writes } = createShelves();
    table.put({ id: 'a', places: [] });
    table.change('a', { places: [1] });
    table.remove('a');
    table.remove('a');
    table.prepare([])();
    expect(writes()).toBe(3);
  });
});
