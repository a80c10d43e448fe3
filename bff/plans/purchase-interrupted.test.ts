import { describe, expect, test } from 'vitest';
import { handlePurchasePlan } from '#bff/plans/purchase-plan';
import { purchasePlan } from '#contracts/plans/plans.api';
import { answerPlanPayment } from '#mocks/plans/plan-payment-page';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** Every call a purchase makes, and every way in which the platform can die at it. */
const calls = ['session', 'findCoupons', 'purchasePlan', 'updateUser'];
const deaths = ['status-500', 'connection-lost-before', 'connection-lost-after', 'html-page', 'cut-short'] as const;
const interruptions = calls.flatMap((call) => deaths.map((death) => ({ call, death })));

/** A press, the same press again, and one in another tab. */
const keys = ['purchase-1', 'purchase-1', 'purchase-2'];

interface Content {
  readonly coupon: string;
  readonly totalCents: number;
}

function press(platform: TestPlatform, content: Content, idempotencyKey: string) {
  const input = { plan: 'premium', ...content, idempotencyKey };
  return platform.runAs('serafini', purchasePlan, handlePurchasePlan, input);
}

interface Pressed {
  readonly status: number;
  readonly body: unknown;
  /** Whether the platform had the plan as active when the answer came. */
  readonly isActive: boolean;
}

/** A press while the platform dies, the same press again once it is back, and one in another tab. */
async function pressThreeTimes(
  platform: TestPlatform,
  { call, death }: (typeof interruptions)[number],
  content: Content,
) {
  platform.faults.set(call, [death]);
  const pressed: Pressed[] = [];
  for (const key of keys) {
    const { status, body } = await press(platform, content, key);
    pressed.push({ status, body, isActive: managed(platform)?.current_plan?.type === 'online+studio' });
    platform.faults.set(call, []);
  }
  return pressed;
}

const managed = ({ db }: TestPlatform) => db.users.get('pt-serafini')?.manager_configuration;

describe.each(interruptions)('the platform dies at $call by $death', (interruption) => {
  test('and one payment page at most is ever handed out; paid, it is one plan and one receipt', async () => {
    const platform = createTestPlatform();
    const content = { coupon: 'DIECIEURO', totalCents: 4758 };
    const answers = await pressThreeTimes(platform, interruption, content);
    const pages = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [pageIn(body)] : [])));
    expect(pages.size).toBe(1);
    const sold = answers.findIndex(({ status }) => status === 200);
    const [page] = pages;
    const acquisto = new URL(page ?? '').searchParams.get('acquisto') ?? '';
    answerPlanPayment(platform, new URLSearchParams({ acquisto, esito: 'paga' }));
    expect(managed(platform)).toMatchObject({
      current_plan: { type: 'online+studio', payment_completed: '1' },
      subscriptions: [{ price: 47.58 }],
    });
    expect(platform.db.coupons.get('coupon-dieci')?.count).toBe(4);
    expect(await press(platform, content, keys[sold] ?? '')).toEqual({ status: 200, body: { paymentPage: null } });
  });

  test('and a plan that costs nothing is active once, with one coupon used, and is told as active as soon as it is', async () => {
    const platform = createTestPlatform();
    const pressed = await pressThreeTimes(platform, interruption, { coupon: 'SESSANTA', totalCents: 0 });
    expect(pressed.find(({ isActive }) => isActive)).toMatchObject({ status: 200, body: { paymentPage: null } });
    expect(pressed.at(-1)).toMatchObject({ status: 409, isActive: true });
    expect(platform.db.coupons.get('coupon-sessanta')?.count).toBe(4);
  });
});

/** The readings of the user that die: so many, from the answer of that call on. */
const unread = ['purchasePlan', 'updateUser'].flatMap((call) => [1, 2].map((readings) => ({ call, readings })));

describe.each(unread.flatMap((moment) => deaths.map((death) => ({ ...moment, death }))))(
  'after $call $readings readings of the user die by $death',
  ({ call, readings, death }) => {
    test('and two tabs are never handed two payment pages (AMB-48)', async () => {
      let left: number | undefined;
      const platform = createTestPlatform({
        onCall: ({ name }) => {
          if (name === call) left ??= readings;
          else if (name === 'session' && left) left -= 1;
          platform.faults.set('session', left ? [death] : []);
        },
      });
      const content = { coupon: 'DIECIEURO', totalCents: 4758 };
      const answers: Awaited<ReturnType<typeof press>>[] = [];
      for (const key of keys) answers.push(await press(platform, content, key));
      const pages = answers.flatMap(({ status, body }) => (status === 200 ? [pageIn(body)] : []));
      expect(pages).not.toEqual([]);
      expect(new Set(pages).size).toBe(1);
    });
  },
);

function pageIn(body: unknown): string | null {
  return (body as { readonly paymentPage: string | null }).paymentPage;
}
