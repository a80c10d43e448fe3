import { priceText } from '#contracts/kernel/euro-cents';
import { cancelledPage, providerMessage, providerPage } from '#mocks/payments/provider-page';
import { settlePlan } from '#mocks/plans/settle-plan';
import type { Platform } from '#mocks/platform';

export const planPaymentPath = '/pagamento-piano';

const page = { path: planPaymentPath, parameter: 'acquisto' };

/** The payment page of a plan, replacing the provider's. */
export function planPaymentPage({ db }: Platform, token: string): Response {
  const purchase = db.planPurchases.get(token);
  if (!purchase) return providerMessage('Questo acquisto non c’è.', 404);
  if (purchase.is_paid) return providerMessage('Questo piano è già pagato. Puoi chiudere questa scheda.');
  const { coupon, net, vat } = purchase;
  return providerPage(page, {
    token,
    facts: [
      ['Acquisto', 'Piano Premium'],
      ['Coupon', coupon === '' ? 'nessuno' : 'applicato'],
      ['Prezzo senza IVA', priceText(net)],
      ['IVA', priceText(vat)],
    ],
    payableCents: net + vat,
  });
}

/** Pays the plan, once, or leaves it as it is. */
export function answerPlanPayment(platform: Platform, form: URLSearchParams): Response | undefined {
  const token = form.get('acquisto') ?? '';
  const choice = form.get('esito');
  if (choice === 'annulla') return cancelledPage(page, token, 'il piano non è cambiato');
  if (choice !== 'paga') return undefined;
  const purchase = platform.db.planPurchases.get(token);
  if (!purchase || purchase.is_paid) return planPaymentPage(platform, token);
  settlePlan(platform, purchase);
  platform.db.planPurchases.change(token, { is_paid: true });
  return providerMessage('Pagamento ricevuto: il piano è attivo. Puoi chiudere questa scheda e tornare ad Ascolto.');
}
