import { expect, test } from 'vitest';
import { bookingPriceCents } from '#contracts/appointments/booking-price';

const both = { singleCents: 6000, coupleCents: 8550 };
const none = { singleCents: null, coupleCents: null };

test.each([
  { kind: 'introductory-talk', prices: both, cents: 0 },
  { kind: 'introductory-talk', prices: none, cents: 0 },
  { kind: 'single', prices: both, cents: 6000 },
  { kind: 'couple', prices: both, cents: 8550 },
  { kind: 'single', prices: none, cents: null },
  { kind: 'couple', prices: { ...both, coupleCents: null }, cents: null },
] as const)('$kind costs $cents cents with $prices (APPT-33, APPT-35)', ({ kind, prices, cents }) => {
  expect(bookingPriceCents(kind, prices)).toBe(cents);
});
