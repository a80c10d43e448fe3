import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { bookedOnDaysOff } from '#web/features/working-hours/booked-on-days-off';

const now = instantFromIso('2026-12-01T08:00:00Z');
const christmas = [{ from: '2026-12-24', to: '2027-01-06' }];
/** An hour that begins then. */
const at = (startsAt: string, said: object = {}) => {
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  return { own: true, status: 'accepted' as const, startsAt, endsAt, ...said };
};

test('the first and the last day count, by the clock in Rome', () => {
  const hit = [at('2026-12-23T23:00:00Z'), at('2027-01-06T22:59:00Z')];
  expect(bookedOnDaysOff(christmas, [at('2026-12-23T22:00:00Z'), ...hit, at('2027-01-06T23:00:00Z')], now)).toEqual(
    hit,
  );
});

test('one that passes midnight into a day off is named too', () => {
  const late = [at('2026-12-23T22:30:00Z')];
  expect(bookedOnDaysOff(christmas, late, now)).toEqual(late);
});

test.each([
  { what: 'cancelled', said: { status: 'denied' } },
  { what: 'not their own', said: { own: false } },
  { what: 'past', said: { startsAt: '2026-11-30T09:00:00Z' } },
])('nothing that is $what', ({ said }) => {
  const days = [{ from: '2026-11-30', to: '2027-01-06' }];
  expect(bookedOnDaysOff(days, [at('2026-12-28T09:00:00Z', said)], now)).toEqual([]);
});

test('nothing on days that are still being typed', () => {
  expect(bookedOnDaysOff([{ from: '24/12', to: '' }], [at('2026-12-28T09:00:00Z')], now)).toEqual([]);
});
