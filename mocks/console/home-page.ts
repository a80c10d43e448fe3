import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromMs } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { faultsSection } from '#mocks/console/faults-section';
import { type Html, html } from '#mocks/console/html';
import { outboxSection } from '#mocks/console/outbox-section';
import { pageResponse } from '#mocks/console/page';
import { peopleSection } from '#mocks/console/people-section';
import { shownTime } from '#mocks/console/shown-time';
import type { EventRow } from '#mocks/db/rows';
import type { CallLog } from '#mocks/engine/call-log';
import { paymentPath } from '#mocks/payments/payment-page';
import { dueOf, isPaidKind } from '#mocks/payments/settle';
import type { Platform, ReceivedCall } from '#mocks/platform';
import { scenarios } from '#mocks/scenarios/scenarios';
import { supportDeskSection } from '#mocks/tickets/support-desk';

/** What was just done, by the code in the address. */
const doneTexts: Readonly<Record<string, string>> = {
  faults: 'Guasti aggiornati.',
  scenario: 'Scenario ricominciato.',
  approval: 'Professionista approvato.',
  'ticket-answered': 'Risposta inviata.',
  'ticket-closed': 'Richiesta chiusa.',
};

/** The console's one page. */
export function homePage(platform: Platform, log: CallLog, done: string | null): Response {
  const doneText = Object.hasOwn(doneTexts, done ?? '') ? doneTexts[done ?? ''] : undefined;
  return pageResponse(
    'Console',
    html`${doneText === undefined ? undefined : html`<p class="said" role="status">${doneText}</p>`}
    <nav aria-label="Sezioni">
      <ul>
        <li><a href="#posta">Posta in uscita</a></li>
        <li><a href="#pagamenti">Pagamenti aperti</a></li>
        <li><a href="#assistenza">Assistenza</a></li>
        <li><a href="#guasti">Guasti</a></li>
        <li><a href="#persone">Persone di prova</a></li>
        <li><a href="#scenario">Scenario</a></li>
        <li><a href="#chiamate">Chiamate ricevute</a></li>
        <li><a href="/">Aggiorna</a></li>
      </ul>
    </nav>
    ${outboxSection(platform)}
    ${paymentsSection(platform)}
    ${supportDeskSection(platform)}
    ${faultsSection(platform)}
    ${peopleSection(platform)}
    ${scenarioSection(platform)}
    ${callsSection(log)}`,
  );
}

/** The current scenario, and the form that restarts it or starts another one. */
function scenarioSection(platform: Platform): Html {
  const current = platform.scenario();
  return html`<section aria-labelledby="scenario">
    <h2 id="scenario">Scenario</h2>
    <p>In corso: <strong>${scenarios[current].title}</strong>.</p>
    <form method="post" action="/console/scenario">
      <label>Ricomincia da
        <select name="scenario">${Object.entries(scenarios).map(
          ([name, { title }]) =>
            html`<option value="${name}"${name === current ? html` selected` : undefined}>${title}</option>`,
        )}</select>
      </label>
      <button>Ricomincia</button>
      <span class="quiet">Cancella tutto quello che è successo finora.</span>
    </form>
  </section>`;
}

/** The calls received, newest first: names and outcomes, never contents. */
function callsSection(log: CallLog): Html {
  return html`<section aria-labelledby="chiamate">
    <h2 id="chiamate">Chiamate ricevute</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Tabella delle chiamate">
      <table>
        <caption>Le ultime, dalla più recente</caption>
        <thead><tr><th scope="col">Ora</th><th scope="col">Nome</th><th scope="col">Metodo</th><th scope="col">Indirizzo</th><th scope="col">Esito</th></tr></thead>
        <tbody>${log.latest().map(callRow)}</tbody>
      </table>
    </div>
  </section>`;
}

function callRow({ at, name, method, path, status }: ReceivedCall): Html {
  const isBad = status === 'dropped' || status >= 400;
  const outcome = status === 'dropped' ? 'connessione caduta' : status;
  return html`<tr><td>${shownTime(at)}</td><td>${name}</td><td>${method}</td><td>${path}</td><td${isBad ? html` class="alarm"` : undefined}>${outcome}</td></tr>`;
}

const shownPayments = 40;

/** The unpaid sessions, soonest first, each with its payment page. */
function paymentsSection(platform: Platform): Html {
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
