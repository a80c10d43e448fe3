import { describe, expect, test } from 'vitest';
import { handleGiveUpPurchase } from '#bff/plans/give-up-purchase';
import { handleOwnPlan } from '#bff/plans/own-plan';
import { handlePurchasePlan } from '#bff/plans/purchase-plan';
import { handleQuotePlan } from '#bff/plans/quote-plan';
import { hourMs } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { giveUpPurchase, ownPlan, purchasePlan, quotePlan } from '#contracts/plans/plans.api';
import type { PersonaName } from '#mocks/personas';
import { answerPlanPayment } from '#mocks/plans/plan-payment-page';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const premium = { plan: 'premium', coupon: null, totalCents: 5978, idempotencyKey: 'purchase-1' };

/** Serafini is on Basic; Rinaldi's Premium is fresh, or has ended in the scenario `plan-expired`. */
function buy(platform: TestPlatform, changes: object = {}, persona: PersonaName | null = 'serafini') {
  return platform.runAs(persona, purchasePlan, handlePurchasePlan, { ...premium, ...changes });
}

const giveUp = (platform: TestPlatform, key: string) =>
  platform.runAs('serafini', giveUpPurchase, handleGiveUpPurchase, { key });

async function planOf(platform: TestPlatform, persona: PersonaName = 'serafini') {
  const { body } = await platform.runAs(persona, ownPlan, handleOwnPlan, {});
  return (body as { value: OperationOutput<typeof ownPlan> }).value;
}

const purchases = ({ db }: TestPlatform) => db.planPurchases.list();
const stored = ({ db }: TestPlatform, token = 'pt-serafini') => db.users.get(token)?.manager_configuration.current_plan;

function pay(platform: TestPlatform, number = 0): void {
  const acquisto = purchases(platform)[number]?.public_token ?? '';
  answerPlanPayment(platform, new URLSearchParams({ acquisto, esito: 'paga' }));
}

function change({ db }: TestPlatform, part: 'public_configuration' | 'manager_configuration', fields: object) {
  const user = db.users.get('pt-serafini');
  if (!user) throw new Error('The seed lost Serafini.');
  db.users.change('pt-serafini', { [part]: { ...user[part], ...fields } });
}

describe('buying a plan', () => {
  test('gives the page on which it is paid, and the plan is another only once the platform says so (PLAN-18, PLAN-27)', async () => {
    const platform = createTestPlatform();
    const { status, body } = await buy(platform);
    const page = `http://platform.invalid/pagamento-piano?acquisto=${purchases(platform)[0]?.public_token}`;
    expect({ status, body }).toEqual({ status: 200, body: { paymentPage: page } });
    expect(await planOf(platform)).toMatchObject({
      plan: { name: 'basic', isPaid: true },
      openPurchase: { key: 'purchase-1', plan: 'premium', totalCents: 5978, paymentPage: page },
    });
    pay(platform);
    expect(await planOf(platform)).toMatchObject({
      plan: { name: 'premium', isPaid: true, amountCents: 4900, isExpired: false },
      openPurchase: null,
      offers: [],
    });
  });

  test('sends what the platform needs, the coupon by its id (LEGACY-35, COUPON-17)', async () => {
    const platform = createTestPlatform();
    const { context, sentTo } = observeCalls(platform, 'serafini');
    await handlePurchasePlan(context, { ...premium, plan: 'premium', coupon: 'benvenuta20', totalCents: 4782 });
    expect(sentTo('purchasePlan').map(({ body }) => body)).toEqual([
      { private_token: 'secret-serafini', type: 'paypal', selected_plan: 'online+studio', coupon_id: 'coupon-venti' },
    ]);
  });

  test.each([
    { what: 'Basic', persona: 'bassani', input: { plan: 'basic', totalCents: 0 }, type: 'online' },
    { what: 'a total of 0', persona: 'serafini', input: { coupon: 'sessanta', totalCents: 0 }, type: 'online+studio' },
  ] as const)(
    'of $what there is no page, and the plan is active (PLAN-09, AMB-48)',
    async ({ persona, input, type }) => {
      const platform = createTestPlatform();
      const bassani = platform.db.users.get('pt-bassani');
      const company = { codice_fiscale: 'BSSLDI80A41A944X' };
      const public_configuration = { ...bassani?.public_configuration, company } as never;
      platform.db.users.change('pt-bassani', { public_configuration });
      expect(await buy(platform, input, persona)).toEqual({ status: 200, body: { paymentPage: null } });
      expect(stored(platform, `pt-${persona}`)).toMatchObject({ type, payment_completed: '1' });
    },
  );

  test('a coupon of 49 or more makes the plan last for its months, three by default (STATE-11, AMB-51)', async () => {
    const platform = createTestPlatform();
    await buy(platform, { coupon: 'TREMESI', totalCents: 0 });
    expect(stored(platform)).toMatchObject({ coupon: { id: 'coupon-lancio', value: '49' } });
    const { plan } = await planOf(platform);
    const months = new Date(plan?.expiresAt ?? 0).getUTCMonth() - new Date(platform.now()).getUTCMonth();
    expect((months + 12) % 12).toBe(3);
    expect(await buy(platform, { coupon: 'TREMESI', totalCents: 0, idempotencyKey: 'purchase-2' })).toMatchObject({
      status: 409,
      body: { code: 'already_active' },
    });
  });

  test('an expired Premium is renewed, from the day of the payment on (AMB-49, PLAN-24)', async () => {
    const platform = createTestPlatform({ scenario: 'plan-expired' });
    expect(await planOf(platform, 'rinaldi')).toMatchObject({ plan: { isExpired: true, ending: 'expired' } });
    await buy(platform, {}, 'rinaldi');
    expect((await planOf(platform, 'rinaldi')).openPurchase).not.toBeNull();
    pay(platform);
    expect(await planOf(platform, 'rinaldi')).toMatchObject({ plan: { isExpired: false }, openPurchase: null });
  });
});

describe('at most one purchase', () => {
  test.each([
    { what: 'two presses', second: {} },
    { what: 'two tabs, each with a key of its own', second: { idempotencyKey: 'purchase-2' } },
  ])('of $what one page is handed out, and the platform asked once', async ({ second }) => {
    const platform = createTestPlatform();
    const [one, other] = await Promise.all([buy(platform), buy(platform, second)]);
    expect(one).toMatchObject({ status: 200 });
    expect(other).toEqual(one);
    expect(purchases(platform)).toHaveLength(1);
  });

  test('of another content nothing is sold while a page is open, until that one is given up by its key', async () => {
    const platform = createTestPlatform();
    await buy(platform);
    const other = { coupon: 'DIECIEURO', totalCents: 4758, idempotencyKey: 'purchase-2' };
    expect(await buy(platform, other)).toMatchObject({ status: 409, body: { code: 'purchase_open' } });
    await giveUp(platform, 'purchase-0');
    expect(await buy(platform, other)).toMatchObject({ status: 409 });
    expect(purchases(platform)).toHaveLength(1);
    await giveUp(platform, 'purchase-1');
    expect(await buy(platform, other)).toMatchObject({ status: 200 });
    expect(await planOf(platform)).toMatchObject({ openPurchase: { key: 'purchase-2', totalCents: 4758 } });
  });

  test('one that was given up is awaited no more, on any device; bought again it has the same page', async () => {
    const platform = createTestPlatform();
    const first = await buy(platform);
    expect(await giveUp(platform, 'purchase-1')).toEqual({ status: 200, body: {} });
    expect(await giveUp(platform, 'purchase-1')).toEqual({ status: 200, body: {} });
    expect((await planOf(platform)).openPurchase).toBeNull();
    expect(await buy(platform, { idempotencyKey: 'purchase-2' })).toEqual(first);
    expect(purchases(platform)).toHaveLength(1);
    expect((await planOf(platform)).openPurchase).toMatchObject({ key: 'purchase-1' });
  });

  test('a page that was given up and paid all the same has bought the plan', async () => {
    const platform = createTestPlatform();
    await buy(platform);
    await giveUp(platform, 'purchase-1');
    pay(platform);
    expect(await planOf(platform)).toMatchObject({ plan: { name: 'premium', isPaid: true }, openPurchase: null });
    expect(await buy(platform, { idempotencyKey: 'purchase-2' })).toMatchObject({ body: { code: 'already_active' } });
  });

  test('what is paid is not given up, though its page was still awaited in another tab', async () => {
    const platform = createTestPlatform();
    await buy(platform);
    pay(platform);
    const before = JSON.stringify(platform.db.users.get('pt-serafini'));
    expect(await giveUp(platform, 'purchase-1')).toEqual({ status: 200, body: {} });
    expect(JSON.stringify(platform.db.users.get('pt-serafini'))).toBe(before);
  });

  test('a page that nobody can pay on any more is no purchase, and another may be asked for', async () => {
    const platform = createTestPlatform();
    await buy(platform);
    platform.advance(3 * hourMs);
    expect((await planOf(platform)).openPurchase).toBeNull();
    expect(await buy(platform, { idempotencyKey: 'purchase-2' })).toMatchObject({ status: 200 });
    expect(purchases(platform)).toHaveLength(2);
  });

  test('what is paid is not sold again, and the same request says that it is done', async () => {
    const platform = createTestPlatform();
    await buy(platform);
    pay(platform);
    expect(await buy(platform)).toEqual({ status: 200, body: { paymentPage: null } });
    expect(await buy(platform, { idempotencyKey: 'purchase-2' })).toMatchObject({ body: { code: 'already_active' } });
    expect(purchases(platform)).toHaveLength(1);
  });
});

describe('is refused, and nothing is asked of the platform', () => {
  const shortTaxCode = (platform: TestPlatform) =>
    change(platform, 'public_configuration', { company: { codice_fiscale: 'SRFCHR9' } });

  const noPlan = (platform: TestPlatform) => {
    change(platform, 'public_configuration', { current_plan: null });
    change(platform, 'manager_configuration', { current_plan: null });
  };

  test.each([
    { what: 'without a tax code', arrange: shortTaxCode, input: {}, code: 'tax_code_missing', id: 'PLAN-11' },
    {
      what: 'with a coupon for Basic',
      arrange: noPlan,
      input: { plan: 'basic', coupon: 'DIECIEURO' },
      code: 'coupon_not_for_basic',
      id: 'COUPON-02',
    },
    { what: 'with an unknown coupon', input: { coupon: 'ZZZ' }, code: 'coupon_not_found', id: 'COUPON-03' },
    { what: 'with a used coupon', input: { coupon: 'giausato' }, code: 'coupon_used', id: 'COUPON-09' },
    { what: 'of a plan one has', input: { plan: 'basic', totalCents: 0 }, code: 'already_active', id: 'BILL-04' },
    { what: 'at another total', input: { totalCents: 1 }, code: 'total_changed', id: 'PLAN-13' },
  ])('$what: $code ($id)', async ({ arrange, input, code }) => {
    const platform = createTestPlatform();
    arrange?.(platform);
    expect(await buy(platform, input)).toMatchObject({ body: { code } });
    expect(purchases(platform)).toEqual([]);
  });

  test('from Premium to Basic only the administration leads (BILL-20)', async () => {
    const platform = createTestPlatform();
    const answer = await buy(platform, { plan: 'basic', totalCents: 0 }, 'rinaldi');
    expect(answer).toMatchObject({ status: 409, body: { code: 'only_by_administration' } });
  });

  test.each(['current_plan', 'amount', 'payment_completed', 'coupon_id', 'selected_plan'])(
    'what the platform decides is no input: %s',
    async (field) => {
      const platform = createTestPlatform();
      const before = JSON.stringify(platform.db.users.get('pt-serafini'));
      expect(await buy(platform, { [field]: 1 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(JSON.stringify(platform.db.users.get('pt-serafini'))).toBe(before);
    },
  );

  test('to patients and visitors altogether (PERM-10)', async () => {
    const platform = createTestPlatform();
    expect(await buy(platform, {}, 'giulia')).toMatchObject({ status: 403 });
    expect(await buy(platform, {}, null)).toMatchObject({ status: 401 });
  });

  test.each([
    { flag: 'email_available', code: 'email_unavailable', id: 'PLAN-20' },
    { flag: 'username_available', code: 'username_unavailable', id: 'PLAN-21' },
  ])('where the platform says $flag is false: $code ($id)', async ({ flag, code }) => {
    const { context } = observeCalls(createTestPlatform(), 'serafini', { purchasePlan: { [flag]: false } });
    await expect(handlePurchasePlan(context, { ...premium, plan: 'premium' })).rejects.toMatchObject({ code });
  });

  test.each(['javascript:alert(1)', '/pagamento', 'ftp://pay.example/1'])(
    'a link that leads to no web page is never handed on: %s',
    async (link) => {
      const { context } = observeCalls(createTestPlatform(), 'serafini', { purchasePlan: { link } });
      await expect(handlePurchasePlan(context, { ...premium, plan: 'premium' })).rejects.toMatchObject({
        outcomeUnknown: true,
      });
    },
  );
});

describe('when the platform fails', () => {
  test.each(['connection-lost-after', 'html-page', 'empty-body'] as const)(
    'a plan that became active all the same is told as active (%s)',
    async (fault) => {
      const platform = createTestPlatform();
      platform.faults.set('purchasePlan', [fault]);
      const answer = await buy(platform, { coupon: 'SESSANTA', totalCents: 0 });
      expect(answer).toEqual({ status: 200, body: { paymentPage: null } });
    },
  );

  test.each(['status-500', 'connection-lost-before', 'connection-lost-after'] as const)(
    'asks for no second page with the same key, and for one with another key (%s)',
    async (fault) => {
      const platform = createTestPlatform();
      platform.faults.set('purchasePlan', [fault]);
      expect(await buy(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
      expect((await planOf(platform)).openPurchase).toBeNull();
      platform.faults.set('purchasePlan', []);
      const asked = purchases(platform).length;
      expect(await buy(platform)).toMatchObject({
        status: 409,
        body: { code: 'purchase_unanswered', outcomeUnknown: true },
      });
      expect(purchases(platform)).toHaveLength(asked);
      const second = await buy(platform, { idempotencyKey: 'purchase-2' });
      expect(second).toMatchObject({ status: 200 });
      expect(await buy(platform)).toEqual(second);
      expect(purchases(platform)).toHaveLength(asked + 1);
    },
  );

  test('hands out no page that it could not store, and asks for no second one with the same key', async () => {
    const platform = createTestPlatform({
      onCall: ({ name }) => {
        if (name === 'purchasePlan') platform.faults.set('updateUser', ['connection-lost-before']);
      },
    });
    expect(await buy(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
    platform.faults.set('updateUser', []);
    expect(await buy(platform)).toMatchObject({ status: 409, body: { code: 'purchase_unanswered' } });
    expect(purchases(platform)).toHaveLength(1);
  });

  test('asks the platform for nothing when the attempt cannot be stored', async () => {
    const platform = createTestPlatform();
    platform.faults.set('updateUser', ['connection-lost-before']);
    const answer = await buy(platform);
    expect(answer).toMatchObject({ status: 503 });
    expect(answer.body).not.toHaveProperty('outcomeUnknown');
    expect(purchases(platform)).toEqual([]);
  });

  test('sells with the same key after the platform has refused', async () => {
    const platform = createTestPlatform();
    const { context } = observeCalls(platform, 'serafini', { purchasePlan: { email_available: false } });
    await expect(handlePurchasePlan(context, { ...premium, plan: 'premium' })).rejects.toThrow();
    expect(await buy(platform)).toMatchObject({ status: 200 });
  });

  test.each(['session', 'findCoupons'])('with %s down nothing is begun', async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['status-500']);
    expect(await buy(platform, { coupon: 'DIECIEURO', totalCents: 4758 })).toMatchObject({ status: 503 });
    expect(purchases(platform)).toEqual([]);
  });

  test('a plan whose type cannot be read is never taken for none and sold again', async () => {
    const platform = createTestPlatform();
    const user = platform.db.users.get('pt-serafini');
    const current_plan = { type: 'gold', payment_completed: '1', date: 1 };
    const session = { user: { ...user, manager_configuration: { ...user?.manager_configuration, current_plan } } };
    const { context, sentTo } = observeCalls(platform, 'serafini', { session });
    await expect(handlePurchasePlan(context, { ...premium, plan: 'premium' })).rejects.toThrow('unknown type');
    expect(sentTo('purchasePlan')).toEqual([]);
  });
});

describe('what is asked for is what was quoted, to the cent (PLAN-07, PLAN-16, COUPON-14, COUPON-15)', () => {
  test.each([
    { coupon: null, price: 4900, discount: 0, net: 4900, vat: 1078, total: 5978, months: 1 },
    { coupon: 'BENVENUTA20', price: 4900, discount: 980, net: 3920, vat: 862, total: 4782, months: 1 },
    { coupon: 'DIECIEURO', price: 4900, discount: 1000, net: 3900, vat: 858, total: 4758, months: 1 },
    { coupon: 'TREMESI', price: 4900, discount: 4900, net: 0, vat: 0, total: 0, months: 3 },
    { coupon: 'SESSANTA', price: 4900, discount: 4900, net: 0, vat: 0, total: 0, months: 2 },
  ])('with $coupon: $total', async ({ coupon, price, discount, net, vat, total, months }) => {
    const platform = createTestPlatform();
    const { body } = await platform.runAs('serafini', quotePlan, handleQuotePlan, { plan: 'premium', coupon });
    const sums = { priceCents: price, discountCents: discount, netCents: net, vatCents: vat, totalCents: total };
    expect(body).toEqual({ ...sums, months });
    expect(await buy(platform, { coupon, totalCents: total + 1 })).toMatchObject({ body: { code: 'total_changed' } });
    expect(await buy(platform, { coupon, totalCents: total })).toMatchObject({ status: 200 });
    const paid = purchases(platform).map((purchase) => purchase.net + purchase.vat);
    expect(paid).toEqual(total === 0 ? [] : [total]);
  });
});

describe('codes cannot be guessed', () => {
  const quote = (platform: TestPlatform, coupon: string | null) =>
    platform.runAs('serafini', quotePlan, handleQuotePlan, { plan: 'premium', coupon });

  test('after ten that were not found no code is judged any more; without one the price is still told (COUPON-18)', async () => {
    const platform = createTestPlatform();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await quote(platform, `GUESS${guess}`)).toMatchObject({ status: 404, body: { code: 'coupon_not_found' } });
    }
    const refused = { status: 429, body: { code: 'too_many_attempts', details: { retryAfterSeconds: 900 } } };
    expect(await quote(platform, 'BENVENUTA20')).toMatchObject(refused);
    expect(await buy(platform, { coupon: 'BENVENUTA20', totalCents: 4782 })).toMatchObject({ status: 429 });
    expect(await quote(platform, null)).toMatchObject({ status: 200, body: { totalCents: 5978 } });
  });

  test('those that are taken or were used do not count', async () => {
    const platform = createTestPlatform();
    for (let use = 0; use < 12; use += 1) {
      expect(await quote(platform, 'benvenuta20')).toMatchObject({
        status: 200,
        body: { totalCents: 4782, months: 1 },
      });
      expect(await quote(platform, 'giausato')).toMatchObject({ status: 409, body: { code: 'coupon_used' } });
    }
  });

  test('why a code is not found cannot be told from the answer (COUPON-04, COUPON-05, COUPON-06, COUPON-07)', async () => {
    const answers = await Promise.all(
      ['ZZZ', 'FINITO', 'SPENTO', 'SCADUTO', 'PERANDREA'].map((code) => quote(createTestPlatform(), code)),
    );
    const bodies = answers.map(({ status, body }) => JSON.stringify({ status, ...(body as object), requestId: '' }));
    expect(new Set(bodies).size).toBe(1);
  });
});
