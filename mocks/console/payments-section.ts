import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromMs } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { type Html, html } from '#mocks/console/html';
import type { EventRow } from '#mocks/db/rows';
import { paymentPath } from '#mocks/payments/payment-page';
import { dueOf, isPaidKind } from '#mocks/payments/settle';
import type { Platform } from '#mocks/platform';

const shownPayments = 40;

/** The unpaid sessions, soonest first, each with its payment page. */
export function paymentsSection(platform: Platform): Html {
  const open = platform.db.events
    .list((event) => event.configuration.status === 'pending' && isPaidKind(event))
    .toSorted((one, other) => one.start_timestamp - other.start_timestamp)
    .slice(0, shownPayments);
  return html`<section aria-labelledby="pagamenti">
    <h2 id="pagamenti">Pagamenti aperti</h2>
    ${open.length === 0 ? html`<p>Nessuno.</p>` : html`<ul>${open.map((event) => openPayment(platform, event))}</ul>`}
  </section>`;
}

function openPayment(platform: Platform, event: EventRow): Html {
  const { start_timestamp, end_timestamp, targets, public_token, configuration } = event;
  const [start, end] = [instantFromMs(start_timestamp * 1000), instantFromMs(end_timestamp * 1000)];
  const due = dueOf(platform, event);
  const text = `${configuration.title} di ${platform.db.users.get(targets[0] ?? '')?.email ?? 'nessuno'}, ${shortDateAndTimes(start, end)}`;
  if (!due) return html`<li>${text}: senza prezzo</li>`;
  return html`<li><a href="${paymentPath}?seduta=${public_token}">${text}: ${priceText(due.payableCents)}</a></li>`;
}
