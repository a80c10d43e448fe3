import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payable } from '#contracts/payments/payable';

test.each([
  { price: 6000, wallet: 0, pay: 6000, used: 0, left: 0, id: 'PAY-10' },
  { price: 6000, wallet: 2500, pay: 3500, used: 2500, left: 0, id: 'PAY-10' },
  { price: 6000, wallet: 6000, pay: 0, used: 6000, left: 0, id: 'PAY-11' },
  { price: 6000, wallet: 9050, pay: 0, used: 6000, left: 3050, id: 'PAY-14' },
  { price: 0, wallet: 1000, pay: 0, used: 0, left: 1000, id: 'PAY-11' },
  { price: 6000, wallet: -500, pay: 6000, used: 0, left: 0, id: 'PAY-10' },
])(
  'of $price cents and a credit of $wallet, $pay are paid and $left stay: $id',
  ({ price, wallet, pay, used, left }) => {
    expect(payable(price, wallet)).toEqual({ payableCents: pay, creditUsedCents: used, creditLeftCents: left });
  },
);

test('whatever price and credit are, no cent is lost, made or owed (PAY-10, PAY-11)', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: -1_000_000, max: 10_000_000 }), (price, wallet) => {
      const { payableCents, creditUsedCents, creditLeftCents } = payable(price, wallet);
      const parts = [payableCents, creditUsedCents, creditLeftCents];
      expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      expect(payableCents + creditUsedCents).toBe(price);
      expect(creditUsedCents + creditLeftCents).toBe(Math.max(0, wallet));
    }),
  );
});
