import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso, isoFromInstant } from '#contracts/kernel/instant';
import { daySlots, slotOf, slotRows } from '#web/features/appointments/calendar/hours/day-slots';

const slots = (date: string) => daySlots(date as CivilDate);
const days = (...dates: string[]) => dates as CivilDate[];

test.each([
  { date: '2026-11-23', what: 'an ordinary day', count: 48, first: '2026-11-22T23:00:00.000Z' },
  { date: '2027-03-28', what: 'the day of 23 hours', count: 46, first: '2027-03-27T23:00:00.000Z' },
  { date: '2027-10-31', what: 'the day of 25 hours', count: 50, first: '2027-10-30T22:00:00.000Z' },
])('$what has $count half hours, from its midnight to the next', ({ date, count, first }) => {
  const all = slots(date);
  expect(all).toHaveLength(count);
  expect(isoFromInstant(all[0]?.start ?? (0 as never))).toBe(first);
  expect(isoFromInstant(all.at(-1)?.end ?? (0 as never))).toMatch(/T2[23]:00:00/);
  expect(all.map(({ end }) => end).slice(0, -1)).toEqual(all.map(({ start }) => start).slice(1));
});

const night = (date: string) =>
  slots(date)
    .filter(({ time }) => time >= '01:30' && time <= '03:00')
    .map(({ time, again }) => (again ? `${time} again` : time));

test('spring leaves the hour out that the clock skips', () => {
  expect(night('2027-03-28')).toEqual(['01:30', '03:00']);
});

test('autumn has the hour twice that the clock repeats, the second time marked', () => {
  expect(night('2027-10-31')).toEqual(['01:30', '02:00', '02:30', '02:00 again', '02:30 again', '03:00']);
});

test('in a week every time of the clock is one line, and a day has nothing where its clock does not show it', () => {
  const spring = slotRows(days('2027-03-27', '2027-03-28'));
  expect(spring).toHaveLength(48);
  expect(spring.filter(({ slots: [, sunday] }) => !sunday).map(({ time }) => time)).toEqual(['02:00', '02:30']);
  const autumn = slotRows(days('2027-10-30', '2027-10-31'));
  expect(autumn).toHaveLength(50);
  expect(autumn.filter(({ slots: [saturday] }) => !saturday).map(({ again }) => again)).toEqual([true, true]);
  for (const { slots: row, time } of [...spring, ...autumn]) {
    for (const slot of row) if (slot) expect(slot.time).toBe(time);
  }
});

test.each([
  { at: '2026-11-23T10:00:00Z', of: '2026-11-23T10:00:00.000Z' },
  { at: '2026-11-23T10:29:59Z', of: '2026-11-23T10:00:00.000Z' },
  { at: '2026-11-23T10:30:00Z', of: '2026-11-23T10:30:00.000Z' },
])('$at lies in the half hour of $of', ({ at, of }) => {
  expect(isoFromInstant(slotOf(instantFromIso(at)))).toBe(of);
});
