import { expect, test } from 'vitest';
import { typedDay, visibleDay } from '#web/fields/date/typed-day';

test.each([
  ['21/03/1990', '1990-03-21'],
  ['1/2/2026', '2026-02-01'],
  [' 21.3.1990 ', '1990-03-21'],
  ['21-03-1990', '1990-03-21'],
  ['21 3 1990', '1990-03-21'],
  ['21031990', '1990-03-21'],
  ['1990-03-21', '1990-03-21'],
  ['29/02/2028', '2028-02-29'],
])('reads "%s" as %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test.each(['', '21', '21/03', '21/03/90', '2131990', '31/04/2026', '29/02/2027', '00/01/2026', 'ieri', '21/03/19901'])(
  'reads no day in "%s"',
  (typed) => {
    expect(typedDay(typed)).toBeUndefined();
  },
);

test.each([
  ['1/9/26', '2026-09-01'],
  ['01.09.26', '2026-09-01'],
  [' 1-9-26 ', '2026-09-01'],
  ['1/9/2026', '2026-09-01'],
  ['29/02/27', undefined],
  ['1/9/6', undefined],
])('where only this century can be meant, reads "%s" as %s', (typed, day) => {
  expect(typedDay(typed, 'short-too')).toBe(day);
});

test.each([
  ['1990-03-21', '21/03/1990'],
  ['31/04/20', '31/04/20'],
  ['', ''],
])('shows the value "%s" as "%s"', (value, shown) => {
  expect(visibleDay(value)).toBe(shown);
});
