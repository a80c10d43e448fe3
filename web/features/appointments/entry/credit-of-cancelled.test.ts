import { expect, test } from 'vitest';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';

test.each([
  { what: 'the whole that was paid', status: 'denied', paidCents: 7000, priceCents: 8000, credit: 7000 },
  {
    what: 'the whole that was paid, before it is cancelled',
    status: 'accepted',
    paidCents: 7000,
    priceCents: 7000,
    credit: 7000,
  },
  { what: 'nothing where nothing was paid', status: 'denied', paidCents: 0, priceCents: 7000, credit: 0 },
  { what: 'nothing of a free talk', status: 'denied', paidCents: null, priceCents: 0, credit: 0 },
  {
    what: 'nothing of what still waits for its payment',
    status: 'pending',
    paidCents: null,
    priceCents: 7000,
    credit: 0,
  },
  { what: 'a sum nobody names', status: 'denied', paidCents: null, priceCents: 7000, credit: 'if-paid' },
  {
    what: 'a sum nobody names, of a price nobody can read',
    status: 'accepted',
    paidCents: null,
    priceCents: null,
    credit: 'if-paid',
  },
] as const)('a cancelled appointment gives back $what (APPT-63)', ({ credit, ...appointment }) => {
  expect(creditOfCancelled(appointment)).toBe(credit);
});
