import { priceText } from '#contracts/kernel/euro-cents';
import { type Html, html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';
import type { PlanPurchaseRow } from '#mocks/db/rows';
import { settlePlan } from '#mocks/plans/settle-plan';
import type { Platform } from '#mocks/platform';

export const planPaymentPath = '/pagamento-piano';

const title = 'PayPal dimostrativo';

/** The payment page of a plan, replacing the provider's. */
export function planPaymentPage({ db }: Platform, token: string): Response {
  const purchase = db.planPurchases.get(token);
  if (!purchase) return messagePage('Questo acquisto non c’è.', 404);
  if (purchase.is_paid) return messagePage('Questo piano è già pagato. Puoi chiudere questa scheda.', 200);
  return pageResponse(title, paymentForm(purchase));
}

/** Pays the plan, once, or leaves it as it is. */
export function answerPlanPayment(platform: Platform, form: URLSearchParams): Response | undefined {
  const token = form.get('acquisto') ?? '';
  const choice = form.get('esito');
  if (choice === 'annulla') return cancelled(token);
  if (choice !== 'paga') return undefined;
  const purchase = platform.db.planPurchases.get(token);
  if (!purchase || purchase.is_paid) return planPaymentPage(platform, token);
  settlePlan(platform, purchase);
  platform.db.planPurchases.change(token, { is_paid: true });
  return messagePage('Pagamento ricevuto: il piano è attivo. Puoi chiudere questa scheda e tornare ad Ascolto.', 200);
}

function paymentForm({ public_token, coupon, net, vat }: PlanPurchaseRow): Html {
  return html`<section>
    <p>Questa pagina fa le veci di PayPal: nessun denaro si muove.</p>
    <dl>
      <dt>Acquisto</dt><dd>Piano Premium</dd>
      <dt>Coupon</dt><dd>${coupon === '' ? 'nessuno' : 'applicato'}</dd>
      <dt>Prezzo senza IVA</dt><dd>${priceText(net)}</dd>
      <dt>IVA</dt><dd>${priceText(vat)}</dd>
      <dt>Importo da pagare</dt><dd><strong>${priceText(net + vat)}</strong></dd>
    </dl>
    <form method="post" action="${planPaymentPath}">
      <input type="hidden" name="acquisto" value="${public_token}">
      <button name="esito" value="paga">Paga ${priceText(net + vat)}</button>
      <button class="plain" name="esito" value="annulla">Annulla</button>
    </form>
  </section>`;
}

function cancelled(token: string): Response {
  return pageResponse(
    title,
    html`<section>
      <p role="status">Pagamento annullato: non è stato preso niente e il piano non è cambiato.</p>
      <p>Puoi chiudere questa scheda, oppure <a href="${planPaymentPath}?acquisto=${encodeURIComponent(token)}">tornare al pagamento</a>.</p>
    </section>`,
  );
}

function messagePage(text: string, status: number): Response {
  return pageResponse(title, html`<section><p role="status">${text}</p></section>`, status);
}
