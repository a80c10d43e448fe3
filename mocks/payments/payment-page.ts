import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromMs } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import type { Payable } from '#contracts/payments/payable';
import type { EventRow } from '#mocks/db/rows';
import { cancelledPage, providerMessage, providerPage, type ToPay } from '#mocks/payments/provider-page';
import { dueOf, isPaidKind, settle } from '#mocks/payments/settle';
import type { Platform } from '#mocks/platform';

export const paymentPath = '/pagamento';

const page = { path: paymentPath, parameter: 'seduta' };

/** The payment page of an event, replacing the provider's; for an event that cannot be paid it gives the reason. */
export function paymentPage(platform: Platform, token: string): Response {
  const event = platform.db.events.get(token);
  const due = event && dueOf(platform, event);
  if (!event || !isPaidKind(event) || !due) {
    return providerMessage('Questa seduta non c’è più: forse è stata spostata.', 404);
  }
  const { status } = event.configuration;
  if (status === 'accepted') return providerMessage('Questa seduta è già pagata. Puoi chiudere questa scheda.');
  if (status === 'denied') return providerMessage('Questa seduta è stata annullata: non c’è niente da pagare.', 410);
  return providerPage(page, toPay(event, due));
}

/** Pays the event, or leaves it as it is. The amount is the one the page showed, and it is taken only once. */
export function answerPayment(platform: Platform, form: URLSearchParams): Response | undefined {
  const token = form.get('seduta') ?? '';
  const choice = form.get('esito');
  if (choice === 'annulla') return cancelledPage(page, token, 'la seduta resta da confermare');
  if (choice !== 'paga') return undefined;
  const event = platform.db.events.get(token);
  const due = event && dueOf(platform, event);
  if (!due || !isPaidKind(event) || event.configuration.status !== 'pending') return paymentPage(platform, token);
  if (form.get('importo') !== String(due.payableCents)) {
    const problem = 'L’importo è cambiato: controllalo prima di pagare. Non è stato preso niente.';
    return providerPage(page, toPay(event, due), problem);
  }
  settle(platform, event, due);
  return providerMessage(
    'Pagamento ricevuto: la seduta è confermata. Puoi chiudere questa scheda e tornare ad Ascolto.',
  );
}

function toPay(event: EventRow, { payableCents, creditUsedCents }: Payable): ToPay {
  const [start, end] = [event.start_timestamp, event.end_timestamp].map((seconds) => instantFromMs(seconds * 1000));
  const when = start !== undefined && end !== undefined ? shortDateAndTimes(start, end) : '';
  return {
    token: event.public_token,
    facts: [
      ['Seduta', `${event.configuration.title}, ${when}`],
      ['Prezzo', priceText(payableCents + creditUsedCents)],
      ['Credito usato', priceText(creditUsedCents)],
    ],
    payableCents,
  };
}
