import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { romeZone } from '#contracts/kernel/rome-time';
import { faultsSection } from '#mocks/console/faults-section';
import { type Html, html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';
import { paymentsSection } from '#mocks/console/payments-section';
import { peopleSection } from '#mocks/console/people-section';
import type { OutboxRow } from '#mocks/db/rows';
import type { CallLog } from '#mocks/engine/call-log';
import type { Platform, ReceivedCall } from '#mocks/platform';
import { scenarios } from '#mocks/scenarios/scenarios';

const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: romeZone });

/** Date and time in Rome, to the second. */
function shownTime(instant: Instant): string {
  return format.format(instant);
}

const shownMessages = 40;
const channels = { email: 'E-mail', sms: 'SMS' };

/** What the platform would have sent, newest first; links open in the console. */
function outboxSection({ db }: Platform): Html {
  const messages = db.outbox.list().reverse().slice(0, shownMessages);
  return html`<section aria-labelledby="posta">
    <h2 id="posta">Posta in uscita</h2>
    ${messages.length === 0 ? html`<p>Ancora nessun messaggio.</p>` : messages.map(messageArticle)}
  </section>`;
}

function messageArticle({ channel, to, subject, text, link, sent_timestamp }: OutboxRow): Html {
  return html`<article>
    <h3>${subject}</h3>
    <p class="quiet">${channels[channel]} a ${to}, ${shownTime(instantFromMs(sent_timestamp * 1000))}</p>
    <p>${text}</p>
    ${link === undefined ? undefined : html`<p><a href="${link}">Apri il link del messaggio</a></p>`}
  </article>`;
}

/** What was just done, by the code in the address. */
const doneTexts: Readonly<Record<string, string>> = {
  faults: 'Guasti aggiornati.',
  scenario: 'Scenario ricominciato.',
  approval: 'Professionista approvato.',
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
        <li><a href="#guasti">Guasti</a></li>
        <li><a href="#persone">Persone di prova</a></li>
        <li><a href="#scenario">Scenario</a></li>
        <li><a href="#chiamate">Chiamate ricevute</a></li>
        <li><a href="/">Aggiorna</a></li>
      </ul>
    </nav>
    ${outboxSection(platform)}
    ${paymentsSection(platform)}
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
