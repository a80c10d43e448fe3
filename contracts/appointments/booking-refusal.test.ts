import { expect, test } from 'vitest';
import { type BookingGrounds, type BookingWish, bookingRefusal } from '#contracts/appointments/booking-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';

const day = (date: string) => date as CivilDate;
const talk: BookingWish = { kind: 'introductory-talk', date: day('2026-11-24'), time: '10:00' };
const single: BookingWish = { ...talk, kind: 'single' };
const couple: BookingWish = { ...talk, kind: 'couple' };
const grounds: BookingGrounds = {
  now: instantFromIso('2026-11-23T09:00:00Z'),
  hasIntroductoryTalk: false,
  prices: { singleCents: 6000, coupleCents: null },
  planExpired: false,
};
const known: BookingGrounds = { ...grounds, hasIntroductoryTalk: true };

test.each<{ id: string; what: string; wish: BookingWish; grounds: BookingGrounds; answer: string | null }>([
  { id: 'APPT-34', what: 'a first talk is allowed', wish: talk, grounds, answer: null },
  {
    id: 'APPT-24',
    what: 'yesterday is refused',
    wish: { ...talk, date: day('2026-11-22') },
    grounds,
    answer: 'date_past',
  },
  {
    id: 'APPT-25',
    what: 'today a minute ago is refused: it is 10:00 in Rome',
    wish: { ...talk, date: day('2026-11-23'), time: '09:59' },
    grounds,
    answer: 'time_past',
  },
  {
    id: 'APPT-25',
    what: 'this very minute is allowed',
    wish: { ...talk, date: day('2026-11-23') },
    grounds,
    answer: null,
  },
  { id: 'APPT-26', what: 'a second talk is refused', wish: talk, grounds: known, answer: 'second_introductory_talk' },
  {
    id: 'APPT-30',
    what: 'a session without a talk is refused',
    wish: single,
    grounds,
    answer: 'introductory_talk_first',
  },
  { id: 'APPT-30', what: 'a session after a talk is allowed', wish: single, grounds: known, answer: null },
  { id: 'APPT-35', what: 'a kind without a price is refused', wish: couple, grounds: known, answer: 'price_missing' },
  {
    id: 'APPT-32',
    what: 'an expired plan refuses a session',
    wish: single,
    grounds: { ...known, planExpired: true },
    answer: 'plan_expired',
  },
  {
    id: 'APPT-32',
    what: 'an expired plan refuses a talk too',
    wish: talk,
    grounds: { ...grounds, planExpired: true },
    answer: 'plan_expired',
  },
  {
    id: 'APPT-24',
    what: 'of several faults the date comes first',
    wish: { ...couple, date: day('2020-02-29') },
    grounds: { ...grounds, planExpired: true },
    answer: 'date_past',
  },
])('$what ($id)', ({ wish, grounds: given, answer }) => {
  expect(bookingRefusal(wish, given)).toBe(answer);
});

test("today is Rome's, not UTC's nor the device's (APPT-24, APPT-25)", () => {
  const justAfterMidnight = { ...grounds, now: instantFromIso('2026-11-23T23:10:00Z') };
  expect(bookingRefusal({ ...talk, date: day('2026-11-23'), time: '23:50' }, justAfterMidnight)).toBe('date_past');
  expect(bookingRefusal({ ...talk, date: day('2026-11-24'), time: '00:09' }, justAfterMidnight)).toBe('time_past');
  expect(bookingRefusal({ ...talk, date: day('2026-11-24'), time: '00:10' }, justAfterMidnight)).toBeNull();
});

test('an hour that the clock of Rome skips is refused, a first talk or a session alike', () => {
  const skipped = { date: day('2027-03-28'), time: '02:30' };
  expect(bookingRefusal({ ...talk, ...skipped }, grounds)).toBe('time_skipped');
  expect(bookingRefusal({ ...single, ...skipped }, known)).toBe('time_skipped');
});

test("the time is read off Rome's clock on the days it changes (APPT-25)", () => {
  const spring = { ...grounds, now: instantFromIso('2027-03-28T07:30:00Z') };
  expect(bookingRefusal({ ...talk, date: day('2027-03-28'), time: '09:29' }, spring)).toBe('time_past');
  expect(bookingRefusal({ ...talk, date: day('2027-03-28'), time: '09:30' }, spring)).toBeNull();
  const autumn = { ...grounds, now: instantFromIso('2027-10-31T08:30:00Z') };
  expect(bookingRefusal({ ...talk, date: day('2027-10-31'), time: '09:29' }, autumn)).toBe('time_past');
  expect(bookingRefusal({ ...talk, date: day('2027-10-31'), time: '09:30' }, autumn)).toBeNull();
});
