import { expect, test } from 'vitest';
import { previousMonth } from '#bff/invoices/previous-month';
import { instantFromIso } from '#contracts/kernel/instant';

test.each([
  { now: '2026-11-23T09:00:00Z', month: '2026-10-01', what: 'in the middle of a month' },
  { now: '2027-01-31T12:00:00Z', month: '2026-12-01', what: 'in January, the December before' },
  { now: '2027-03-31T12:00:00Z', month: '2027-02-01', what: 'after a month that is shorter' },
  { now: '2026-12-31T22:59:59Z', month: '2026-11-01', what: 'in the last second of the year in Rome' },
  { now: '2026-12-31T23:00:00Z', month: '2026-12-01', what: 'once it is January in Rome, and not yet in London' },
  { now: '2027-03-31T22:00:00Z', month: '2027-03-01', what: 'by summer time in Rome' },
])('the previous month $what is $month (PERF-14)', ({ now, month }) => {
  expect(previousMonth(instantFromIso(now))).toBe(month);
});
