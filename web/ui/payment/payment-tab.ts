/** A tab opened by the press itself, before its content is known; browsers block one opened later. */
export interface PaymentTab {
  /** Shows the page in the tab; false when the browser blocked the tab or the user has closed it. */
  readonly show: (page: string) => boolean;
  readonly close: () => void;
}

/** Opens the tab with a short text until the page is known. The page cannot reach this window through `opener`. */
export function openPaymentTab(): PaymentTab {
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

/** Used when no tab is expected to be needed. */
export const noPaymentTab: PaymentTab = { show: () => false, close: () => undefined };
