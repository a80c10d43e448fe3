import { ownQuote } from '#bff/plans/own-quote';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { quotePlan } from '#contracts/plans/plans.api';

/** What a plan costs now, with the coupon of a code (PLAN-16). */
export const handleQuotePlan: OperationHandler<typeof quotePlan> = async (context, input) => {
  const { coupon: _judgedHere, ...quote } = await ownQuote(context, await ownUser(context), input);
  return quote;
};
