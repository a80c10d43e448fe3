import { describe, expect, test } from 'vitest';
import { purchasePlan } from '#contracts/plans/plans.legacy';
import { answerPlanPayment, planPaymentPage } from '#mocks/plans/plan-payment-page';
import { createTestPlatform } from '#mocks/start-in-vitest';

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor(null);
  const serafini = () => platform.db.users.get('pt-serafini');
  return {
    platform,
    ask: (coupon_id = '') =>
      legacy.call(purchasePlan, {
        private_token: 'secret-serafini',
        type: 'paypal',
        selected_plan: 'online+studio',
        coupon_id,
      }),
    answer: (acquisto: string, esito: string) =>
      answerPlanPayment(platform, new URLSearchParams({ acquisto, esito }))?.text(),
    planOf: () => serafini()?.manager_configuration.current_plan,
    publishedPlanOf: () => serafini()?.public_configuration.current_plan,
  };
}

describe('a plan that is paid', () => {
  test('stands in both copies, keeps its coupon, and takes one from its count', async () => {
    const { platform, ask, answer, planOf, publishedPlanOf } = setUp();
    await ask('coupon-venti');
    const [purchase] = platform.db.planPurchases.list();
    expect(await answer(purchase?.public_token ?? '', 'paga')).toContain('il piano è attivo');
    expect(planOf()).toMatchObject({
      type: 'online+studio',
      amount: '49',
      coupon: { id: 'coupon-venti', value: '20' },
    });
    expect(publishedPlanOf()).toEqual(planOf());
    expect(platform.db.coupons.get('coupon-venti')?.count).toBe(4);
  });

  test('is paid once, however often the page is answered', async () => {
    const { platform, ask, answer } = setUp();
    await ask('coupon-venti');
    const token = platform.db.planPurchases.list()[0]?.public_token ?? '';
    await answer(token, 'paga');
    expect(await answer(token, 'paga')).toContain('già pagato');
    expect(platform.db.coupons.get('coupon-venti')?.count).toBe(4);
  });

  test('needs no page where its coupon covers the price', async () => {
    const { platform, ask, planOf } = setUp();
    expect(await ask('coupon-sessanta')).toEqual({});
    expect(platform.db.planPurchases.list()).toEqual([]);
    expect(planOf()).toMatchObject({ coupon: { id: 'coupon-sessanta', expiry: '2' } });
  });
});

test('a payment that is cancelled takes nothing, and its page still stands there', async () => {
  const { platform, ask, answer, planOf } = setUp();
  await ask();
  const token = platform.db.planPurchases.list()[0]?.public_token ?? '';
  expect(await answer(token, 'annulla')).toContain('tornare al pagamento');
  expect(planOf()).toMatchObject({ type: 'online' });
  expect(await planPaymentPage(platform, token).text()).toContain('Paga 59,78 €');
});

test('a coupon that is used up buys nothing', async () => {
  const { ask } = setUp();
  await expect(ask('coupon-finito')).rejects.toMatchObject({ refusal: 'COUPON_NOT_VALID' });
});
