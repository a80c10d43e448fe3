import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { dayAfterKey } from '#web/ui/month-grid/day-after-key';

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-05', '2026-10-29'],
  ['ArrowDown', '2026-11-26', '2026-12-03'],
  ['ArrowRight', '2027-03-28', '2027-03-29'],
  ['ArrowLeft', '2027-11-01', '2027-10-31'],
  ['Home', '2026-11-26', '2026-11-23'],
  ['End', '2026-11-23', '2026-11-29'],
  ['Home', '2026-11-29', '2026-11-23'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
])('leads with %s from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from as CivilDate, { key, shiftKey: false })).toBe(to);
});

test.each([
  ['PageUp', '2028-02-29', '2027-02-28'],
  ['PageDown', '2026-11-30', '2027-11-30'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
])('leads with Shift and %s from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from as CivilDate, { key, shiftKey: true })).toBe(to);
});

test('leaves every other key to the browser', () => {
  for (const key of ['Tab', 'Escape', 'a', 'constructor', 'toString']) {
    expect(dayAfterKey('2026-11-23' as CivilDate, { key, shiftKey: false })).toBeUndefined();
  }
});
