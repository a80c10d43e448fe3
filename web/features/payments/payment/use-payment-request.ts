import { useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { type PaymentMethod, requestPayment } from '#contracts/payments/payments.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';

/** A tab opened with the press itself, before there is anything to show in it; browsers block one opened later. */
interface PaymentTab {
  /** Shows the page in it; false when the browser opened none or it was closed since. */
  readonly show: (page: string) => boolean;
  readonly close: () => void;
}

/** Opens it, with a few words while the page is awaited. The page shown in it knows nothing of ours. */
function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = 'Pagamento';
    tab.document.body.textContent = 'Stiamo aprendo la pagina di pagamento…';
  }
  return {
    show: (page) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(page);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** In place of a tab where none is expected to be needed. */
const noPaymentTab: PaymentTab = { show: () => false, close: () => undefined };

/** What came of asking: the page to pay on, seen in a tab or not, or a session that is confirmed already (PAY-22). */
export type PaymentAnswer =
  | { readonly kind: 'page'; readonly page: string; readonly isShown: boolean }
  | { readonly kind: 'confirmed' };

interface PaymentRequest {
  readonly appointment: string;
  readonly onAnswer: (answer: PaymentAnswer) => void;
}

/**
 * Asks for the payment page and shows it in a tab of its own (PAY-15). One press at a time; a failure closes the tab,
 * is told.
 */
export function usePaymentRequest({ appointment, onAnswer }: PaymentRequest) {
  // A payment page is opened before anything is paid: what changes then is learned by waiting for it.
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
