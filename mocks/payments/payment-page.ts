import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromMs } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import type { Payable } from '#contracts/payments/payable';
import { type Html, html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';
import type { EventRow } from '#mocks/db/rows';
import { dueOf, isPaidKind, settle } from '#mocks/payments/settle';
import type { Platform } from '#mocks/platform';

export const paymentPath = '/pagamento';

const title = 'PayPal dimostrativo';

/** The payment page of an event, replacing the provider's; for an event that cannot be paid it gives the reason. */
export function paymentPage(platform: Platform, token: string): Response {
  const event = platform.db.events.get(token);
  const due = event && dueOf(platform, event);
  if (!event || !isPaidKind(event) || !due)
    return messagePage('Questa seduta non c’è più: forse è stata spostata.', 404);
  const { status } = event.configuration;
  if (status === 'accepted') return messagePage('Questa seduta è già pagata. Puoi chiudere questa scheda.', 200);
  if (status === 'denied') return messagePage('Questa seduta è stata annullata: non c’è niente da pagare.', 410);
  return pageResponse(title, paymentForm(event, due));
}

/** Pays the event, or leaves it as it is. The amount is the one the page showed, and it is taken only once. */
export function answerPayment(platform: Platform, form: URLSearchParams): Response | undefined {
  const token = form.get('seduta') ?? '';
  const choice = form.get('esito');
  if (choice === 'annulla') return cancelled(token);
  if (choice !== 'paga') return undefined;
  const event = platform.db.events.get(token);
  const due = event && dueOf(platform, event);
  if (!due || !isPaidKind(event) || event.configuration.status !== 'pending') return paymentPage(platform, token);
  if (form.get('importo') !== String(due.payableCents)) {
    const problem = 'L’importo è cambiato: controllalo prima di pagare. Non è stato preso niente.';
    return pageResponse(title, html`<p class="alarm" role="alert">${problem}</p>${paymentForm(event, due)}`, 409);
  }
  settle(platform, event, due);
  return messagePage(
    'Pagamento ricevuto: la seduta è confermata. Puoi chiudere questa scheda e tornare ad Ascolto.',
    200,
  );
}

function paymentForm(event: EventRow, { payableCents, creditUsedCents }: Payable): Html {
  const [start, end] = [event.start_timestamp, event.end_timestamp].map((seconds) => instantFromMs(seconds * 1000));
  const when = start !== undefined && end !== undefined ? shortDateAndTimes(start, end) : '';
  return html`<section>
    <p>Questa pagina fa le veci di PayPal: nessun denaro si muove.</p>
    <dl>
      <dt>Seduta</dt><dd>${event.configuration.title}, ${when}</dd>
      <dt>Prezzo</dt><dd>${priceText(payableCents + creditUsedCents)}</dd>
      <dt>Credito usato</dt><dd>${priceText(creditUsedCents)}</dd>
      <dt>Importo da pagare</dt><dd><strong>${priceText(payableCents)}</strong></dd>
    </dl>
    <form method="post" action="${paymentPath}">
      <input type="hidden" name="seduta" value="${event.public_token}">
      <input type="hidden" name="importo" value="${payableCents}">
      <button name="esito" value="paga">Paga ${priceText(payableCents)}</button>
      <button class="plain" name="esito" value="annulla">Annulla</button>
    </form>
  </section>`;
}

function cancelled(token: string): Response {
  return pageResponse(
    title,
    html`<section>
      <p role="status">Pagamento annullato: non è stato preso niente e la seduta resta da confermare.</p>
      <p>Puoi chiudere questa scheda, oppure <a href="${paymentPath}?seduta=${encodeURIComponent(token)}">tornare al pagamento</a>.</p>
    </section>`,
  );
}

function messagePage(text: string, status: number): Response {
  return pageResponse(title, html`<section><p role="status">${text}</p></section>`, status);
}
