import { expect, test } from 'vitest';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleOwnWallet } from '#bff/payments/own-wallet';
import { handleRequestPayment } from '#bff/payments/request-payment';
import { cancelAppointment } from '#contracts/appointments/appointments.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { ownWallet, requestPayment } from '#contracts/payments/payments.api';
import type { EventRow } from '#mocks/db/rows';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

async function walletOf(platform: TestPlatform, persona: PersonaName = 'giulia') {
  const { status, body } = await platform.runAs(persona, ownWallet, handleOwnWallet, {});
  expect(status).toBe(200);
  return body as OperationOutput<typeof ownWallet>;
}

function change({ db }: TestPlatform, token: string, changes: Partial<EventRow['configuration']>) {
  const event = db.events.get(token);
  if (event) db.events.change(token, { configuration: { ...event.configuration, ...changes } });
}

test('shows the credit, and what the patient’s sessions changed of it, the newest first (APPT-63, APPT-64)', async () => {
  const { balanceCents, movements } = await walletOf(createTestPlatform());
  expect(balanceCents).toBe(1250);
  expect(movements).toMatchObject([
    { appointment: 'event-giulia-done-7', reason: 'session-paid', amountCents: -5750, therapistName: 'Andrea Rinaldi' },
    { appointment: 'event-giulia-denied', reason: 'session-cancelled', amountCents: 7000 },
  ]);
  expect(movements.map(({ sessionAt }) => sessionAt)).toEqual(['2026-11-09T17:30:00.000Z', '2026-11-02T17:30:00.000Z']);
});

test('credit that paid a session comes back with it when that is cancelled (APPT-63, PAY-14)', async () => {
  const platform = createTestPlatform();
  change(platform, 'event-giulia-unpaid', { price: '10,00 €' });
  const input = { appointment: 'event-giulia-unpaid', method: 'paypal' };
  expect(await platform.runAs('giulia', requestPayment, handleRequestPayment, input)).toMatchObject({ status: 200 });
  expect(await walletOf(platform)).toMatchObject({
    balanceCents: 250,
    movements: [{ appointment: 'event-giulia-unpaid', reason: 'session-paid', amountCents: -1000 }, {}, {}],
  });
  const cancelled = { appointment: 'event-giulia-unpaid' };
  await platform.runAs('rinaldi', cancelAppointment, handleCancelAppointment, cancelled);
  expect(await walletOf(platform)).toMatchObject({
    balanceCents: 1250,
    movements: [
      { appointment: 'event-giulia-unpaid', reason: 'session-cancelled', amountCents: 1000 },
      { appointment: 'event-giulia-unpaid', reason: 'session-paid', amountCents: -1000 },
      {},
      {},
    ],
  });
});

test('what nobody paid, and what was paid without credit, moves nothing', async () => {
  const platform = createTestPlatform();
  change(platform, 'event-giulia-unpaid', { status: 'denied' });
  change(platform, 'event-giulia-done-7', { paid_amount: 70, wallet_amount: 0 });
  change(platform, 'event-giulia-denied', { paid_amount: 0, wallet_amount: 0 });
  expect(await walletOf(platform)).toEqual({ balanceCents: 1250, movements: [] });
});

test('a single cent is shown as well, on its way out and on its way back', async () => {
  const platform = createTestPlatform();
  change(platform, 'event-giulia-done-7', { wallet_amount: 0.01 });
  change(platform, 'event-giulia-denied', { paid_amount: 0.01, wallet_amount: 0 });
  expect((await walletOf(platform)).movements.map(({ amountCents }) => amountCents)).toEqual([-1, 1]);
});

test('a therapist the platform does not name is still a therapist', async () => {
  const platform = createTestPlatform();
  platform.db.users.remove('pt-rinaldi');
  const { movements } = await walletOf(platform);
  expect(new Set(movements.map(({ therapistName }) => therapistName))).toEqual(new Set(['Terapeuta']));
});

test('each sees their own: another patient has none of it, a therapist no wallet', async () => {
  const platform = createTestPlatform();
  expect(await walletOf(platform, 'marco')).toEqual({ balanceCents: 0, movements: [] });
  const asked = (persona: PersonaName | null) => platform.runAs(persona, ownWallet, handleOwnWallet, {});
  expect(await asked('rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await asked(null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test('a platform that does not answer is told, and no empty wallet shown', async () => {
  const platform = createTestPlatform();
  platform.faults.set('listEvents', ['status-500']);
  const answer = await platform.runAs('giulia', ownWallet, handleOwnWallet, {});
  expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
});
