import { expect, test } from 'vitest';
import { timeFrom } from '#web/features/appointments/form/time-from';

test.each([
  ['9', '09:00'],
  ['18', '18:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  [' 18:45 ', '18:45'],
  ['00:00', '00:00'],
])('reads "%s" as %s', (typed, time) => {
  expect(timeFrom(typed)).toBe(time);
});

test.each(['', '24:00', '9:5', '12:60', '99', '9:300', 'alle nove', '-9', '12345'])(
  'reads no time in "%s"',
  (typed) => {
    expect(timeFrom(typed)).toBeUndefined();
  },
);
