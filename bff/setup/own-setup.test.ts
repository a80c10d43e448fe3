import { expect, test } from 'vitest';
import { handlePurchasePlan } from '#bff/plans/purchase-plan';
import { handleOwnSetup } from '#bff/setup/own-setup';
import { isoFromInstant, secondsFromInstant } from '#contracts/kernel/instant';
import { purchasePlan } from '#contracts/plans/plans.api';
import { type OwnSetup, ownSetup } from '#contracts/setup/setup.api';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

async function read(platform: TestPlatform) {
  const { body } = await platform.runAs('conti', ownSetup, handleOwnSetup, {});
  return (body as { value: OwnSetup }).value;
}

const stateOf = ({ steps }: OwnSetup, wanted: string) => steps.find(({ step }) => step === wanted);

test('says since when the account exists, and asks the platform once for all of it (ONB-10)', async () => {
  const calls: string[] = [];
  const platform = createTestPlatform({ scenario: 'personas-only', onCall: ({ name }) => calls.push(name) });
  const { registeredAt, steps } = await read(platform);
  expect(registeredAt).toBe('2026-11-11T09:00:00.000Z');
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'next', 'later']);
  expect(calls).toEqual(['session']);
});

test('a code sent for another plan than the present one is none', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const sent = (plan: string) => ({ ascolto: { contract_code: { sent_at: secondsFromInstant(testNow), plan } } });
  platform.db.users.change('pt-conti', { configuration: sent('online+studio') });
  expect(stateOf(await read(platform), 'contract')).toEqual({ step: 'contract', state: 'next' });
  platform.db.users.change('pt-conti', { configuration: sent('online') });
  expect(stateOf(await read(platform), 'contract')).toEqual({
    step: 'contract',
    state: 'waiting',
    at: isoFromInstant(testNow),
  });
});

test('of several contracts of the plan the latest valid one says when it was signed (STATE-07)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const row = platform.db.users.get('pt-conti');
  const signed = (accepted_at: number, change = {}) => ({
    ...{ type: 'online', signature: `s-${accepted_at}`, accepted: '1', is_invalid: '0', accepted_at },
    ...change,
  });
  const sign_doc = [
    signed(1_700_000_000),
    signed(1_720_000_000),
    signed(1_750_000_000, { is_invalid: '1' }),
    signed(1_760_000_000, { type: 'online+studio' }),
  ];
  platform.db.users.change('pt-conti', { manager_configuration: { ...row?.manager_configuration, sign_doc } });
  expect(stateOf(await read(platform), 'contract')).toMatchObject({ state: 'done', at: '2024-07-03T09:46:40.000Z' });
});

test('a plan that is renewed has the moment of its last payment, so that each purchase is told (PLAN-22, LIVE-06)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const row = platform.db.users.get('pt-conti');
  const paid = (last_payment_date: number) => {
    const plan = { type: 'online+studio', amount: '49', payment_completed: '1', date: 1_700_000_000 } as const;
    const current_plan = { ...plan, last_payment_date };
    platform.db.users.change('pt-conti', { manager_configuration: { ...row?.manager_configuration, current_plan } });
  };
  paid(1_760_000_000);
  expect(stateOf(await read(platform), 'plan')).toMatchObject({ state: 'done', at: '2025-10-09T08:53:20.000Z' });
  paid(1_763_000_000);
  expect(stateOf(await read(platform), 'plan')).toMatchObject({ state: 'done', at: '2025-11-13T02:13:20.000Z' });
});

test('hours that are given are done, and a patient is told nothing (PERM-10)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const working_hours = { mon: [{ from: '09:00', to: '13:00' }] };
  platform.db.users.change('pt-conti', { configuration: { ascolto: { working_hours } } });
  expect(stateOf(await read(platform), 'working-hours')).toEqual({ step: 'working-hours', state: 'done', at: null });
  for (const other of ['giulia', null] as const) {
    const { status } = await platform.runAs(other, ownSetup, handleOwnSetup, {});
    expect(status).toBe(other ? 403 : 401);
  }
});

test('a first plan whose payment page is open is no step to begin with: it waits for its payment (CAL-33)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const input = { plan: 'premium', coupon: null, totalCents: 5978, idempotencyKey: 'purchase-1' } as const;
  const setupOfBassani = async () => {
    const { body } = await platform.runAs('bassani', ownSetup, handleOwnSetup, {});
    return stateOf((body as { value: OwnSetup }).value, 'plan');
  };
  const bassani = platform.db.users.get('pt-bassani');
  const company = { codice_fiscale: 'BSSLDI80A41A944X' };
  const public_configuration = { ...bassani?.public_configuration, company } as never;
  platform.db.users.change('pt-bassani', { public_configuration });
  expect(await setupOfBassani()).not.toHaveProperty('state', 'waiting');
  expect(await platform.runAs('bassani', purchasePlan, handlePurchasePlan, input)).toMatchObject({ status: 200 });
  expect(await setupOfBassani()).toEqual({ step: 'plan', state: 'waiting', at: isoFromInstant(testNow) });
});
