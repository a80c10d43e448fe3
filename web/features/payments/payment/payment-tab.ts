/** A tab opened with the press itself, before there is anything to show in it; browsers block one opened later. */
export interface PaymentTab {
  /** Shows the page in it; false when the browser opened none or it was closed since. */
  readonly show: (page: string) => boolean;
  readonly close: () => void;
}

/** Opens it, with a few words while the page is awaited. The page shown in it knows nothing of ours. */
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

/** In place of a tab where none is expected to be needed. */
export const noPaymentTab: PaymentTab = { show: () => false, close: () => undefined };
