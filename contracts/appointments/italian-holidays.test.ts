import { expect, test } from 'vitest';
import { holidayOn } from '#contracts/appointments/italian-holidays';
import { civilDate } from '#contracts/kernel/civil-date';

test.each([
  [2026, 12, 8, 'Immacolata'],
  [2027, 1, 6, 'Epifania'],
  [2026, 12, 26, 'Santo Stefano'],
  [2024, 3, 31, 'Pasqua'],
  [2024, 4, 1, 'Lunedì dell’Angelo'],
  [2026, 4, 5, 'Pasqua'],
  [2027, 3, 28, 'Pasqua'],
  [2027, 3, 29, 'Lunedì dell’Angelo'],
  [2038, 4, 25, 'Pasqua'],
  [2026, 10, 4, 'San Francesco'],
  [2025, 10, 4, undefined],
  [2026, 12, 7, undefined],
  [2027, 3, 30, undefined],
])('%i-%i-%i is %s', (year, month, day, name) => {
  expect(holidayOn(civilDate(year, month, day))).toBe(name);
});
