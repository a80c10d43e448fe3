import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Discount, planPrice } from '#contracts/plans/plan-price';

const percent = (valueHundredths: number): Discount => ({ type: 'percentage', valueHundredths });
const fixed = (valueHundredths: number): Discount => ({ type: 'fixed', valueHundredths });

describe('the price of a month, in cents', () => {
  test.each([
    { what: 'Basic', plan: 'basic', price: 0, discount: 0, vat: 0, total: 0, id: 'PLAN-09' },
    { what: 'Premium', plan: 'premium', price: 4900, discount: 0, vat: 1078, total: 5978, id: 'PLAN-07, PLAN-16' },
  ] as const)('is $total for $what ($id)', ({ plan, price, discount, vat, total }) => {
    expect(planPrice(plan)).toEqual({
      priceCents: price,
      discountCents: discount,
      netCents: price - discount,
      vatCents: vat,
      totalCents: total,
    });
  });
});

describe('a coupon', () => {
  test.each([
    { coupon: percent(2000), discount: 980, vat: 862, total: 4782, id: 'COUPON-14, PLAN-16' },
    { coupon: percent(3300), discount: 1617, vat: 722, total: 4005, id: 'COUPON-14, PLAN-16' },
    { coupon: percent(1250), discount: 613, vat: 943, total: 5230, id: 'COUPON-14, PLAN-16' },
    { coupon: percent(1), discount: 0, vat: 1078, total: 5978, id: 'COUPON-14, PLAN-16' },
    { coupon: percent(10_000), discount: 4900, vat: 0, total: 0, id: 'COUPON-14, PLAN-16' },
    { coupon: percent(15_000), discount: 4900, vat: 0, total: 0, id: 'COUPON-14, PLAN-16' },
    { coupon: fixed(1000), discount: 1000, vat: 858, total: 4758, id: 'COUPON-15, PLAN-16' },
    { coupon: fixed(1), discount: 1, vat: 1078, total: 5977, id: 'COUPON-15, PLAN-16' },
    { coupon: fixed(4899), discount: 4899, vat: 0, total: 1, id: 'COUPON-15, PLAN-16' },
    { coupon: fixed(4900), discount: 4900, vat: 0, total: 0, id: 'COUPON-15, PLAN-16' },
    { coupon: fixed(6000), discount: 4900, vat: 0, total: 0, id: 'COUPON-15, PLAN-16' },
    { coupon: fixed(-500), discount: 0, vat: 1078, total: 5978, id: 'COUPON-15, PLAN-16' },
    { coupon: percent(-500), discount: 0, vat: 1078, total: 5978, id: 'COUPON-14, PLAN-16' },
  ])(
    'lowers the price before VAT and rounds half a cent up: $coupon.type $coupon.valueHundredths to $total ($id)',
    ({ coupon, discount, vat, total }) => {
      expect(planPrice('premium', coupon)).toMatchObject({ discountCents: discount, vatCents: vat, totalCents: total });
    },
  );

  test('leaves Basic at nothing', () => {
    expect(planPrice('basic', fixed(1000))).toMatchObject({ discountCents: 0, totalCents: 0 });
  });

  test('keeps any type and value in whole cents between nothing and the full price (PLAN-16)', () => {
    const coupon = fc.record({
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      valueHundredths: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(coupon, (discount) => {
        const { priceCents, discountCents, netCents, vatCents, totalCents } = planPrice('premium', discount);
        expect([discountCents, netCents, vatCents, totalCents].every(Number.isInteger)).toBe(true);
        expect(netCents).toBe(priceCents - discountCents);
        expect(totalCents).toBe(netCents + vatCents);
        expect(totalCents).toBeGreaterThanOrEqual(0);
        expect(totalCents).toBeLessThanOrEqual(5978);
      }),
    );
  });
});
