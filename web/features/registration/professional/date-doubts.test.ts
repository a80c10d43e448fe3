import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { expiryDoubt, pastDayDoubt } from '#web/features/registration/professional/date-doubts';

const today = civilDate(2026, 11, 23);

test.each([
  { expiry: civilDate(2020, 5, 12), isDoubted: true },
  { expiry: civilDate(2026, 11, 22), isDoubted: true },
  { expiry: today, isDoubted: false },
  { expiry: civilDate(2031, 5, 12), isDoubted: false },
])('warns of a document that expired before today: $expiry, $isDoubted', ({ expiry, isDoubted }) => {
  expect(expiryDoubt(expiry, today) !== undefined).toBe(isDoubted);
});

test.each([
  { day: civilDate(2035, 3, 21), isDoubted: true },
  { day: today, isDoubted: false },
  { day: civilDate(2015, 3, 21), isDoubted: false },
])('warns of an enrolment or a diploma that is still to come: $day, $isDoubted', ({ day, isDoubted }) => {
  expect(pastDayDoubt(day, today) !== undefined).toBe(isDoubted);
});
