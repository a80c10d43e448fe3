import { expect, test } from 'vitest';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { responseRows } from '#bff/tickets/response-rows';

const row = { is_admin: '0', text: 'Grazie.', date: '23/11/2026' };

test.each([
  [undefined, []],
  ['', []],
  [
    [row, 'odd'],
    [row, 'odd'],
  ],
  [{ 1: row }, [row]],
])('the responses of a ticket may come as %j', (response, rows) => {
  expect(responseRows({ response }).map((one) => one.row)).toEqual(rows);
});

test.each(['testo', { prima: row }, true])(
  'responses in another form, as %j, are not written back as a list',
  (response) => {
    expect(() => responseRows({ response })).toThrow(LegacyUnreadable);
  },
);
