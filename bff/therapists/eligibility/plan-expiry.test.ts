import { describe, expect, test } from 'vitest';
import { type DatedPlan, hasExpired, planExpiry } from '#bff/therapists/eligibility/plan-expiry';
import { isPlanActive } from '#bff/therapists/eligibility/professional-status';
import { instantFromIso } from '#contracts/kernel/instant';

const inRome = (iso: string) => instantFromIso(iso);
const begun = inRome('2026-10-10T12:00:00+02:00');

test.each<{ what: string; plan: DatedPlan; end: string }>([
  {
    what: 'one month after its date when nothing was paid (STATE-10)',
    plan: { type: 'online+studio', date: begun },
    end: '2026-11-10T12:00:00+01:00',
  },
  {
    what: 'one month after its last payment, whatever its date (STATE-10)',
    plan: { type: 'online+studio', date: begun, lastPaymentDate: inRome('2026-11-20T09:30:15+01:00') },
    end: '2026-12-20T09:30:15+01:00',
  },
  {
    what: 'on the last day of a month that is too short (STATE-10)',
    plan: { type: 'online+studio', date: inRome('2027-01-31T10:00:00+01:00') },
    end: '2027-02-28T10:00:00+01:00',
  },
  {
    what: "at the same hour of Rome's clock when summer time begins in between (STATE-10)",
    plan: { type: 'online+studio', date: inRome('2027-03-15T00:10:00+01:00') },
    end: '2027-04-15T00:10:00+02:00',
  },
  {
    what: 'counted from the day it was in Rome, not in UTC (STATE-10)',
    plan: { type: 'online+studio', date: inRome('2027-03-01T00:30:00+01:00') },
    end: '2027-04-01T00:30:00+02:00',
  },
  {
    what: 'three months on with a coupon worth 49 that names no months (STATE-11)',
    plan: { type: 'online+studio', date: begun, coupon: { value: 49 } },
    end: '2027-01-10T12:00:00+01:00',
  },
  {
    what: "after the coupon's own months (STATE-11)",
    plan: { type: 'online+studio', date: begun, coupon: { value: 60, expiryMonths: 6 } },
    end: '2027-04-10T12:00:00+02:00',
  },
  {
    what: 'three months on with a coupon of zero months (STATE-11)',
    plan: { type: 'online+studio', date: begun, coupon: { value: 49, expiryMonths: 0 } },
    end: '2027-01-10T12:00:00+01:00',
  },
  {
    what: 'three months on with a coupon of less than no months (STATE-11)',
    plan: { type: 'online+studio', date: begun, coupon: { value: 49, expiryMonths: -2 } },
    end: '2027-01-10T12:00:00+01:00',
  },
  {
    what: 'a century on at most, with a coupon of more months than there are dates',
    plan: { type: 'online+studio', date: begun, coupon: { value: 49, expiryMonths: 1e9 } },
    end: '2126-10-10T12:00:00+02:00',
  },
  {
    what: 'one month on with a coupon worth less than 49 (STATE-11)',
    plan: { type: 'online+studio', date: begun, coupon: { value: 48.99, expiryMonths: 6 } },
    end: '2026-11-10T12:00:00+01:00',
  },
])('a plan ends $what', ({ plan, end }) => {
  expect(planExpiry(plan)).toBe(instantFromIso(end));
});

test("a plan 'online' never ends, however old it is (STATE-09)", () => {
  const expiry = planExpiry({ type: 'online', date: inRome('2020-01-01T00:00:00Z') });
  expect(hasExpired(expiry, inRome('2099-01-01T00:00:00Z'))).toBe(false);
});

test('a plan has expired from the very instant of its end (STATE-08)', () => {
  const expiry = planExpiry({ type: 'online+studio', date: begun });
  expect(hasExpired(expiry, inRome('2026-11-10T11:59:59+01:00'))).toBe(false);
  expect(hasExpired(expiry, inRome('2026-11-10T12:00:00+01:00'))).toBe(true);
});

describe('a plan is active from its payment to its end (PLAN-23, STATE-06, STATE-08)', () => {
  const paid = { type: 'online+studio', paymentCompleted: true, date: begun };

  test.each([
    { what: 'one that is paid', plan: paid, isActive: true },
    { what: 'one that is not paid, in its first month', plan: { ...paid, paymentCompleted: false }, isActive: false },
    {
      what: 'Basic that was not asked for to the end',
      plan: { type: 'online', paymentCompleted: false },
      isActive: false,
    },
    { what: 'none', plan: undefined, isActive: false },
    { what: 'one without a type', plan: { ...paid, type: undefined }, isActive: false },
  ])('$what: $isActive (PLAN-23)', ({ plan, isActive }) => {
    expect(isPlanActive(plan, inRome('2026-10-20T12:00:00+02:00'))).toBe(isActive);
  });

  test('not after its end', () => {
    expect(isPlanActive(paid, inRome('2026-11-10T12:00:00+01:00'))).toBe(false);
  });
});

test('a plan with no date to count from counts as expired (STATE-08)', () => {
  expect(hasExpired(planExpiry({ type: 'online+studio' }), begun)).toBe(true);
});
