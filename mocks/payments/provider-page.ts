import { priceText } from '#contracts/kernel/euro-cents';
import { type Html, html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';

/** Where the page of something to be paid stands, and the parameter that names it there. */
export interface ProviderPage {
  readonly path: string;
  readonly parameter: string;
}

/** Something to be paid, as its page shows it. */
export interface ToPay {
  readonly token: string;
  /** What is paid and how its amount is made up: terms and descriptions. */
  readonly facts: readonly (readonly [string, string])[];
  readonly payableCents: number;
}

const title = 'PayPal dimostrativo';

/**
 * The provider's page: what is paid, and the choice to pay or to cancel. `problem` says why it was not paid just now.
 */
export function providerPage(page: ProviderPage, toPay: ToPay, problem?: string): Response {
  const form = paymentForm(page, toPay);
  if (problem === undefined) return pageResponse(title, form);
  return pageResponse(title, html`<p class="alarm" role="alert">${problem}</p>${form}`, 409);
}

function paymentForm({ path, parameter }: ProviderPage, { token, facts, payableCents }: ToPay): Html {
  return html`<section>
    <p>Questa pagina fa le veci di PayPal: nessun denaro si muove.</p>
    <dl>
      ${facts.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}
      <dt>Importo da pagare</dt><dd><strong>${priceText(payableCents)}</strong></dd>
    </dl>
    <form method="post" action="${path}">
      <input type="hidden" name="${parameter}" value="${token}">
      <input type="hidden" name="importo" value="${payableCents}">
      <button name="esito" value="paga">Paga ${priceText(payableCents)}</button>
      <button class="plain" name="esito" value="annulla">Annulla</button>
    </form>
  </section>`;
}

/** Says that nothing was paid, and leads back to the page; `unchanged` is what stays as it was. */
export function cancelledPage({ path, parameter }: ProviderPage, token: string, unchanged: string): Response {
  return pageResponse(
    title,
    html`<section>
      <p role="status">Pagamento annullato: non è stato preso niente e ${unchanged}.</p>
      <p>Puoi chiudere questa scheda, oppure <a href="${path}?${parameter}=${encodeURIComponent(token)}">tornare al pagamento</a>.</p>
    </section>`,
  );
}

/** The provider's page with one message on it. */
export function providerMessage(text: string, status = 200): Response {
  return pageResponse(title, html`<section><p role="status">${text}</p></section>`, status);
}
