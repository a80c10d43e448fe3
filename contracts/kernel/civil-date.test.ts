import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

test.each([
  { text: '2026-03-12', date: '2026-03-12' },
  { text: '12/03/2026', date: '2026-03-12' },
  { text: '1/2/2026', date: '2026-02-01' },
  { text: '29/02/2028', date: '2028-02-29' },
  { text: '2000-02-29', date: '2000-02-29' },
])('reads $text', ({ text, date }) => {
  expect(civilDateFrom(text)).toBe(date);
});

test.each([
  '29/02/2026',
  '1900-02-29',
  '31/04/2026',
  '2026-00-10',
  '2026-13-10',
  '2026-01-00',
  '2026-01-32',
  '0000-00-00',
  '0099-01-01',
  '12/03/26',
  '12-03-2026',
  '2026/03/12',
  '2026-3-12',
  ' 2026-03-12',
  '2026-03-12T00:00',
  'domani',
  '',
])('finds no day in "%s"', (text) => {
  expect(civilDateFrom(text)).toBeUndefined();
});

test('any text gives a day or nothing; a day reads back from both its forms (CONST-10)', () => {
  const dayText = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.nat(32));
  const texts = fc.oneof(
    fc.string(),
    dayText.map(([year, month, day]) => civilDate(year, month, day)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const date = civilDateFrom(text);
      if (date === undefined) return;
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(civilDateFrom(date)).toBe(date);
      expect(civilDateFrom(italianDate(date))).toBe(date);
    }),
  );
});

test('shows a day as dd/MM/yyyy (CONST-10)', () => {
  expect(italianDate(civilDate(2026, 3, 5))).toBe('05/03/2026');
});
