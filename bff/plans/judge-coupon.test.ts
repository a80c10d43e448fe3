import { describe, expect, test } from 'vitest';
import { judgeCoupon } from '#bff/plans/judge-coupon';
import { civilDate } from '#contracts/kernel/civil-date';
import { type LegacyCouponOnWire, legacyCoupon } from '#contracts/plans/plans.legacy';

const valid: LegacyCouponOnWire = {
  id: 'c-1',
  name: 'Estate20',
  type: 'percentage',
  value: '20',
  count: '3',
  active: '1',
  expiration: '2026-11-23',
  owner: '',
};

interface Search {
  readonly code?: string;
  readonly used?: readonly string[];
}

const judge = (coupons: readonly object[], { code = 'ESTATE20', used = [] }: Search = {}) =>
  judgeCoupon(
    coupons.map((coupon) => legacyCoupon.parse({ ...valid, ...coupon })),
    { code, user: 'pt-rinaldi', used, today: civilDate(2026, 11, 23) },
  );

const taken = { id: 'c-1', discount: { type: 'percentage', valueHundredths: 2000 }, expiryMonths: undefined };

describe('a coupon is taken', () => {
  test.each(['Estate20', 'ESTATE20', 'estate20', '  eStAtE20 '])(
    'however its code is written: %s (COUPON-08)',
    (code) => {
      expect(judge([{}], { code })).toEqual(taken);
    },
  );

  test.each([
    { what: 'on its last day', change: {}, id: 'COUPON-06' },
    { what: 'without an end', change: { expiration: '' }, id: 'COUPON-06' },
    { what: 'by its owner', change: { owner: 'pt-rinaldi' }, id: 'COUPON-16' },
    { what: 'when it is the last one', change: { count: 1 }, id: 'COUPON-04' },
  ])('$what ($id)', ({ change }) => {
    expect(judge([change])).toEqual(taken);
  });

  test.each(['2.5', 'tre'])('with no months of its own where it names %s of them (STATE-11)', (expiry) => {
    expect(judge([{ expiry }])).toEqual(taken);
  });

  test('where a valid one has the name of one that has ended', () => {
    expect(judge([{ id: 'c-0', expiration: '2026-01-01' }, {}])).toEqual(taken);
  });
});

describe('a coupon is not found, whatever the reason', () => {
  test.each([
    { what: 'of another name', change: { name: 'INVERNO' }, id: 'COUPON-03' },
    { what: 'used up', change: { count: '0' }, id: 'COUPON-04' },
    { what: 'of no count', change: { count: '' }, id: 'COUPON-04' },
    { what: 'of a count below nothing', change: { count: -1 }, id: 'COUPON-04' },
    { what: 'inactive', change: { active: '0' }, id: 'COUPON-05' },
    { what: 'that says nothing of being active', change: { active: '' }, id: 'COUPON-05' },
    { what: 'that ended yesterday', change: { expiration: '22/11/2026' }, id: 'COUPON-06' },
    { what: 'whose end cannot be read', change: { expiration: 'domani' }, id: 'COUPON-06' },
    { what: 'of somebody else', change: { owner: 'pt-serafini' }, id: 'COUPON-07, COUPON-16' },
    { what: 'whose owner cannot be read', change: { owner: ['pt-rinaldi'] }, id: 'COUPON-07' },
    { what: 'of an unknown type', change: { type: 'gift' }, id: 'COUPON-03' },
    { what: 'without an id', change: { id: '' }, id: 'COUPON-18' },
    { what: 'whose value cannot be read', change: { value: 'molto' }, id: 'COUPON-03' },
  ])('one $what ($id)', ({ change }) => {
    expect(judge([change])).toBe('not-found');
  });

  test('where there is none at all', () => {
    expect(judge([])).toBe('not-found');
  });
});

test('a coupon of one’s own that was used says so, also once it is used up; another’s never does (COUPON-09)', () => {
  expect(judge([{}], { used: ['c-1'] })).toBe('used');
  expect(judge([{ count: 0 }], { used: ['c-1'] })).toBe('used');
  expect(judge([{ owner: 'pt-serafini' }], { used: ['c-1'] })).toBe('not-found');
});
