import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { dayLabel, lastMoment, wholeMoment } from '#web/features/chat/day-words';

const today = '2026-11-23' as CivilDate;

test.each([
  ['2026-11-23', 'Oggi'],
  ['2026-11-22', 'Ieri'],
  ['2026-11-20', 'venerdì 20 novembre 2026'],
  ['2025-11-23', 'domenica 23 novembre 2025'],
])('calls %s "%s"', (date, label) => {
  expect(dayLabel(date as CivilDate, today)).toBe(label);
});

test.each([
  ['2026-11-23T08:42:00.000Z', '09:42'],
  ['2026-11-22T08:42:00.000Z', 'ieri'],
  ['2026-11-17T08:42:00.000Z', 'martedì'],
  ['2026-11-16T08:42:00.000Z', '16/11/2026'],
])('says of %s in the list "%s"', (sentAt, moment) => {
  expect(lastMoment(sentAt, today)).toBe(moment);
});

test('says the whole moment in Rome, also in summer (CONST-10, CONST-11)', () => {
  expect(wholeMoment('2026-07-01T22:30:00.000Z')).toBe('02/07/2026, 00:30');
});
