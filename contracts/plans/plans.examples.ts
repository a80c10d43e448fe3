import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { plansApi } from '#contracts/plans/plans.api';

export const plansExamples = {
  ownPlan: { professional: {} },
  ownSessionMonths: { professional: {} },
  quotePlan: { professional: { plan: 'premium', coupon: 'BENVENUTA20' } },
  purchasePlan: {
    'on-basic': {
      plan: 'premium',
      coupon: 'SESSANTA',
      idempotencyKey: 'example-plan-1',
      totalCents: 0,
    },
  },
  giveUpPurchase: { professional: { key: 'example-plan-1' } },
} satisfies ExamplesOf<typeof plansApi>;
