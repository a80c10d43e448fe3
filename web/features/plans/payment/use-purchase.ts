import { useRef } from 'react';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { purchasePlan, quotePlan } from '#contracts/plans/plans.api';
import { isSignedOut } from '#web/api/is-signed-out';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { isCouponProblem } from '#web/features/plans/payment/coupon-failure';
import { purchaseFailure } from '#web/features/plans/payment/purchase-failure';
import { useSubmit } from '#web/forms/use-submit';
import { notifyFailure } from '#web/ui/messages/notify';
import { noPaymentTab, openPaymentTab, type PaymentTab } from '#web/ui/payment/payment-tab';

export type Quote = OperationOutput<typeof quotePlan>;
type Purchase = Omit<OperationInput<typeof purchasePlan>, 'idempotencyKey'>;

interface PurchaseParts {
  readonly purchase: Purchase;
  /** Called once there is a payment page; whether a tab shows it. */
  readonly onPage: (isShown: boolean) => void;
  /** Called once the plan is active without a payment. */
  readonly onBought: () => void;
  /** Called when the plan or its purchase is not as it was shown here. */
  readonly onOvertaken: () => unknown;
  readonly onDetails: () => void;
  readonly onCouponLost: () => void;
  readonly onTotalChanged: (quote: Quote) => void;
}

/**
 * Buys the plan at the shown total: opens the payment page in a tab of its own, or none where nothing is to be paid.
 * One attempt at a time; the same purchase keeps its key, so that a second press gets the same page (PLAN-18, PLAN-19).
 * It takes a new key once the back end says that the page of this one was lost.
 */
export function usePurchase({ purchase, ...on }: PurchaseParts) {
  const tab = useRef<PaymentTab>(noPaymentTab);
  const { ask } = useLazyQuery(quotePlan);
  const fail = async (problem: Problem) => {
    tab.current.close();
    if (isSignedOut(problem.code)) return;
    if (problem.outcomeUnknown && problem.code !== 'no_connection') startOver();
    notifyFailure(purchasePlan, purchaseFailure(problem));
    if (problem.code === 'tax_code_missing') return on.onDetails();
    if (isCouponProblem(problem)) return on.onCouponLost();
    if (problem.code === 'total_changed') {
      const { plan, coupon } = purchase;
      const fresh = await ask({ plan, coupon });
      return fresh && on.onTotalChanged(fresh);
    }
    return on.onOvertaken();
  };
  const { submit, isSending, startOver } = useSubmit(purchasePlan, {
    input: (values: Purchase, idempotencyKey) => ({ ...values, idempotencyKey }),
    contentOf: ({ plan, coupon, totalCents }) => ({ plan, coupon, totalCents }),
    isRepeatable: true,
    onDone: ({ paymentPage }) => {
      if (paymentPage) return on.onPage(tab.current.show(paymentPage));
      tab.current.close();
      return on.onBought();
    },
    onFailed: fail,
  });
  const buy = () => {
    if (isSending) return;
    tab.current = purchase.totalCents === 0 ? noPaymentTab : openPaymentTab();
    return submit(purchase);
  };
  return { buy, isSending };
}
