import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { provenPayment } from '#web/features/payments/receipt/proven-payment';

const session: Pick<Appointment, 'token' | 'movedFrom' | 'status' | 'paidCents'> = {
  token: 'now',
  movedFrom: ['before'],
  status: 'accepted',
  paidCents: 7000,
};
const used = (appointment: string, amountCents = -1250) =>
  ({ appointment, reason: 'session-paid', amountCents }) as const;
const back = { appointment: 'now', reason: 'session-cancelled', amountCents: 7000 } as const;

test.each([
  { what: 'what was paid and how much of it was credit', movements: [used('now')], credit: 1250 },
  { what: 'the credit used before the session was moved', movements: [used('before')], credit: 1250 },
  { what: 'credit for all of it', movements: [used('now', -7000)], credit: 7000 },
  { what: 'no credit where none was used', movements: [], credit: 0 },
  { what: 'no credit that another session used', movements: [used('other')], credit: 0 },
  { what: 'no credit that came back', movements: [back], credit: 0 },
  { what: 'nothing of the credit while it is unread', movements: undefined, credit: null },
  { what: 'nothing of a credit larger than what was paid', movements: [used('now', -7001)], credit: null },
])('proves $what', ({ movements, credit }) => {
  expect(provenPayment(session, movements)).toEqual({ paidCents: 7000, creditUsedCents: credit });
});

test.each([
  { what: 'names no payment', changes: { paidCents: null } },
  { what: 'says that nothing was paid', changes: { paidCents: 0 } },
  { what: 'has not accepted the session', changes: { status: 'pending' } },
  { what: 'has cancelled the session, whose price is credit by now', changes: { status: 'denied' } },
] as const)('proves no payment where the platform $what', ({ changes }) => {
  expect(provenPayment({ ...session, ...changes }, [used('now')])).toBeUndefined();
});
