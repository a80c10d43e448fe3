import { describe, expect, test } from 'vitest';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { handleGiveUpPurchase } from '#bff/plans/give-up-purchase';
import { handlePurchasePlan } from '#bff/plans/purchase-plan';
import { withUsedCoupons } from '#bff/plans/used-coupons';
import { dayMs } from '#contracts/kernel/instant';
import { giveUpPurchase, purchasePlan } from '#contracts/plans/plans.api';
import { answerPlanPayment } from '#mocks/plans/plan-payment-page';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

let presses = 0;

/** Serafini buys Premium with a coupon, by a key of its own unless one is given. */
function buy(platform: TestPlatform, coupon: string, totalCents = 0, idempotencyKey = `purchase-${++presses}`) {
  const input = { plan: 'premium', coupon, totalCents, idempotencyKey };
  return platform.runAs('serafini', purchasePlan, handlePurchasePlan, input);
}

const used = { status: 409, body: { code: 'coupon_used' } };

/** Lets the plan end, whatever it was bought with. */
const endPlan = (platform: TestPlatform) => platform.advance(400 * dayMs);

function payLast(platform: TestPlatform, back = 1): void {
  const acquisto = platform.db.planPurchases.list().at(-back)?.public_token ?? '';
  answerPlanPayment(platform, new URLSearchParams({ acquisto, esito: 'paga' }));
}

function lastingCoupons({ db }: TestPlatform): void {
  for (const { id } of db.coupons.list()) db.coupons.change(id, { expiration: '' });
}

test('a coupon stays used after another, though the platform keeps only the last one (COUPON-09, AMB-63)', async () => {
  const platform = createTestPlatform();
  lastingCoupons(platform);
  expect(await buy(platform, 'SESSANTA')).toMatchObject({ status: 200 });
  endPlan(platform);
  expect(await buy(platform, 'TREMESI')).toMatchObject({ status: 200 });
  endPlan(platform);
  expect(await buy(platform, 'SESSANTA')).toMatchObject(used);
  expect(await buy(platform, 'TREMESI')).toMatchObject(used);
});

test('a coupon that was paid with stays used too, and one whose page was never paid does not (COUPON-09)', async () => {
  const platform = createTestPlatform();
  lastingCoupons(platform);
  await buy(platform, 'DIECIEURO', 4758);
  payLast(platform);
  endPlan(platform);
  expect(await buy(platform, 'BENVENUTA20', 4782)).toMatchObject({ status: 200 });
  endPlan(platform);
  expect(await buy(platform, 'TREMESI')).toMatchObject({ status: 200 });
  endPlan(platform);
  expect(await buy(platform, 'DIECIEURO', 4758)).toMatchObject(used);
  expect(await buy(platform, 'BENVENUTA20', 4782)).toMatchObject({ status: 200 });
});

describe('two payment pages with a coupon each', () => {
  /** Asks for a page with each coupon, giving up the first, and pays so many of them, the later first. */
  async function buyTwo(platform: TestPlatform, [first, second]: readonly [Coupon, Coupon], paid: number) {
    lastingCoupons(platform);
    await buy(platform, ...first, 'purchase-first');
    await platform.runAs('serafini', giveUpPurchase, handleGiveUpPurchase, { key: 'purchase-first' });
    expect(await buy(platform, ...second)).toMatchObject({ status: 200 });
    for (let back = 1; back <= paid; back += 1) payLast(platform, back);
    endPlan(platform);
  }
  type Coupon = readonly [coupon: string, totalCents: number];
  const twenty: Coupon = ['BENVENUTA20', 4782];
  const ten: Coupon = ['DIECIEURO', 4758];

  test.each([
    ['of two totals', twenty, ten],
    ['of one total', ['VENTI', 4782] as Coupon, twenty],
  ])('%s: both stay used when both were paid (COUPON-09)', async (_what, first, second) => {
    const platform = createTestPlatform();
    anotherOf(platform, 'VENTI');
    await buyTwo(platform, [first, second], 2);
    expect(await buy(platform, ...first)).toMatchObject(used);
    expect(await buy(platform, ...second)).toMatchObject(used);
    // Also after the next purchase, which overwrites what the platform has.
    expect(await buy(platform, 'TREMESI')).toMatchObject({ status: 200 });
    endPlan(platform);
    expect(await buy(platform, ...first)).toMatchObject(used);
    expect(await buy(platform, ...second)).toMatchObject(used);
  });

  test.each([
    ['of two totals', twenty, ten],
    ['of one total', ['VENTI', 4782] as Coupon, twenty],
  ])('%s: the one that was given up and never paid can be used (COUPON-09)', async (_what, first, second) => {
    const platform = createTestPlatform();
    anotherOf(platform, 'VENTI');
    await buyTwo(platform, [first, second], 1);
    expect(await buy(platform, ...second)).toMatchObject(used);
    expect(await buy(platform, ...first)).toMatchObject({ status: 200 });
  });

  /** A second coupon like BENVENUTA20. */
  function anotherOf({ db }: TestPlatform, name: string): void {
    const [like] = db.coupons.list((coupon) => coupon.name === 'BENVENUTA20');
    if (like) db.coupons.put({ ...like, id: `coupon-${name}`, name });
  }
});

test('a free plan whose confirmation was lost is told as active, not its coupon as used (AMB-48, COUPON-09)', async () => {
  const platform = createTestPlatform({
    onCall: ({ name }) => {
      if (name === 'purchasePlan') platform.faults.set('updateUser', ['success-without-effect']);
    },
  });
  platform.faults.set('purchasePlan', ['empty-body']);
  await buy(platform, 'SESSANTA', 0, 'purchase-lost');
  expect(await buy(platform, 'SESSANTA', 0, 'purchase-lost')).toMatchObject({
    status: 409,
    body: { code: 'already_active' },
  });
});

test('a plan that is active is told as active though nothing of it could be stored, whatever the reason (AMB-48)', async () => {
  const platform = createTestPlatform();
  const [other] = platform.db.users.list(({ public_token }) => public_token !== 'pt-serafini');
  const email = platform.db.users.get('pt-serafini')?.email ?? '';
  platform.db.users.change(other?.public_token ?? '', { email });
  expect(await buy(platform, 'SESSANTA')).toEqual({ status: 200, body: { paymentPage: null } });
  expect(platform.logged).toContainEqual(expect.objectContaining({ event: 'plan_purchase_not_kept' }));
});

test('the purchase of a plan that has ended since is not told as a success when it is asked for again', async () => {
  const platform = createTestPlatform();
  lastingCoupons(platform);
  expect(await buy(platform, 'SESSANTA', 0, 'purchase-again')).toMatchObject({ status: 200 });
  expect(await buy(platform, 'SESSANTA', 0, 'purchase-again')).toEqual({ status: 200, body: { paymentPage: null } });
  endPlan(platform);
  expect(await buy(platform, 'SESSANTA', 0, 'purchase-again')).toMatchObject(used);
});

test('what is kept grows by new ids alone, and not without end', () => {
  const record = (used_coupons: unknown) => ({ configuration: { ascolto: { used_coupons } } }) as never;
  expect(withUsedCoupons(record(['a', 'b']), ['b', undefined, '', 'c'])).toEqual(['a', 'b', 'c']);
  expect(() => withUsedCoupons(record('unreadable'), ['a'])).toThrow(LegacyUnreadable);
  const many = Array.from({ length: 200 }, (_, at) => `coupon-${at}`);
  const kept = withUsedCoupons(record(many), ['latest']);
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)).toBe('latest');
});
