import { useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { type PaymentMethod, requestPayment } from '#contracts/payments/payments.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { noPaymentTab, openPaymentTab } from '#web/ui/payment/payment-tab';

/** The answer to a request: the page to pay on and whether a tab shows it, or a session that is already confirmed. */
export type PaymentAnswer =
  | { readonly kind: 'page'; readonly page: string; readonly isShown: boolean }
  | { readonly kind: 'confirmed' };

interface PaymentRequest {
  readonly appointment: string;
  readonly onAnswer: (answer: PaymentAnswer) => void;
}

/**
 * Requests the payment page and shows it in a tab of its own. Ignores a press while one is under way; a failure closes
 * the tab and is returned as `failed`.
 */
export function usePaymentRequest({ appointment, onAnswer }: PaymentRequest) {
  // Opening a payment page changes nothing yet: the payment itself is noticed while waiting for it.
  const { run } = useCommand(requestPayment, { isUnchanged: ({ paymentPage }) => paymentPage !== null });
  const underWay = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<Problem>();

  const ask = async (method: PaymentMethod, { withTab = true } = {}) => {
    if (underWay.current) return;
    underWay.current = true;
    setAsking(true);
    setFailed(undefined);
    const tab = withTab ? openPaymentTab() : noPaymentTab;
    try {
      const page = (await run({ appointment, method }))?.paymentPage;
      if (page) return onAnswer({ kind: 'page', page, isShown: tab.show(page) });
      tab.close();
      onAnswer({ kind: 'confirmed' });
    } catch (failure) {
      tab.close();
      setFailed(problemOf(failure));
    } finally {
      underWay.current = false;
      setAsking(false);
    }
  };
  return { ask, isAsking, failed };
}
