import { type Html, html } from '#mocks/console/html';
import { shownTime } from '#mocks/console/shown-time';
import type { CallLog } from '#mocks/engine/call-log';
import type { ReceivedCall } from '#mocks/platform';

/** The calls received, newest first: names and outcomes, never what was in them. */
export function callsSection(log: CallLog): Html {
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
