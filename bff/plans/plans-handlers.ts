import { handleGiveUpPurchase } from '#bff/plans/give-up-purchase';
import { handleOwnPlan } from '#bff/plans/own-plan';
import { handleOwnSessionMonths } from '#bff/plans/own-session-months';
import { handlePurchasePlan } from '#bff/plans/purchase-plan';
import { handleQuotePlan } from '#bff/plans/quote-plan';
import type { HandlersOf } from '#bff/run-operation';
import type { plansApi } from '#contracts/plans/plans.api';

export const plansHandlers: HandlersOf<typeof plansApi> = {
  ownPlan: handleOwnPlan,
  ownSessionMonths: handleOwnSessionMonths,
  quotePlan: handleQuotePlan,
  purchasePlan: handlePurchasePlan,
  giveUpPurchase: handleGiveUpPurchase,
};
