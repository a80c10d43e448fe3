import { expect, test } from 'vitest';
import { isUnpaid } from '#web/features/appointments/entry/state/unpaid';

test.each([
  {
    what: 'a price and no payment on record',
    said: { status: 'pending', priceCents: 7000, paidCents: null },
    is: true,
  },
  { what: 'a payment on record', said: { status: 'accepted', priceCents: 7000, paidCents: 7000 }, is: false },
  { what: 'a price that cannot be read', said: { status: 'accepted', priceCents: null, paidCents: null }, is: true },
  { what: 'no price', said: { status: 'accepted', priceCents: 0, paidCents: null }, is: false },
  { what: 'a cancellation', said: { status: 'denied', priceCents: 7000, paidCents: null }, is: false },
] as const)('an appointment with $what is unpaid: $is', ({ said, is }) => {
  expect(isUnpaid(said)).toBe(is);
});
