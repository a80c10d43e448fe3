import { legacyCalls } from '#contracts/legacy-calls';
import { type Html, html } from '#mocks/console/html';
import type { Fault } from '#mocks/engine/faults';
import { allCalls, everyFault } from '#mocks/engine/faults';
import type { Platform } from '#mocks/platform';

/** The names a fault can be set for: every call of the platform, the media, and all of them. */
export const switchableCalls: readonly string[] = [allCalls, ...Object.keys(legacyCalls), 'media'];

/** The active faults, and the form that sets them. */
export function faultsSection({ faults }: Platform): Html {
  const active = Object.entries(faults.all());
  return html`<section aria-labelledby="guasti">
    <h2 id="guasti">Guasti</h2>
    ${active.length === 0 ? html`<p>Nessun guasto: tutto risponde come deve.</p>` : activeList(active)}
    <form method="post" action="/console/faults">
      <label>Chiamata
        <select name="call">${switchableCalls.map((call) => html`<option value="${call}">${callTitle(call)}</option>`)}</select>
      </label>
      <fieldset>
        <legend>Che cosa le succede</legend>
        ${everyFault.map(
          (fault) =>
            html`<label class="choice"><input type="checkbox" name="fault" value="${fault}">${faultTitles[fault]}</label>`,
        )}
      </fieldset>
      <button>Imposta</button>
    </form>
  </section>`;
}

function activeList(active: readonly [string, readonly (keyof typeof faultTitles)[]][]): Html {
  return html`<ul>${active.map(
    ([call, faults]) => html`<li>
      <form method="post" action="/console/faults">
        <span><span class="alarm">${callTitle(call)}:</span> ${faults.map((fault) => faultTitles[fault]).join(', ')}</span>
        <input type="hidden" name="call" value="${call}">
        <button class="plain">Togli<span class="quiet"> da ${call === allCalls ? 'tutte' : call}</span></button>
      </form>
    </li>`,
  )}</ul>`;
}

function callTitle(call: string): string {
  return call === allCalls ? 'Tutte le chiamate' : call;
}

/** What each fault does, as shown. */
const faultTitles: Readonly<Record<Fault, string>> = {
  slow: 'Risponde dopo due secondi e mezzo',
  'status-500': 'Errore 500, senza fare nulla',
  'connection-lost-before': 'Connessione caduta prima di fare',
  'connection-lost-after': 'Connessione caduta dopo aver fatto',
  'success-without-effect': 'Alle scritture risponde di sì senza fare nulla',
  'renames-uploads': 'Dà un altro nome ai file caricati',
  'html-page': 'Pagina HTML con stato 200',
  'php-notices': 'Avvisi PHP prima del JSON',
  'byte-order-mark': 'BOM davanti al JSON',
  'numbers-as-text': 'Numeri e booleani come testo',
  'booleans-as-words': 'Booleani come testo, «true» e «false»',
  'lists-as-objects': 'Liste come oggetti con chiavi numeriche',
  milliseconds: 'Millisecondi al posto dei secondi',
  'days-in-other-order': 'Date nell’altra forma, gg/mm/aaaa o aaaa-mm-gg',
  'days-as-timestamps': 'Date come timestamp',
  'nothing-as-null': 'Null al posto del testo vuoto',
  'nothing-left-out': 'Campi vuoti lasciati fuori',
  'windows-1252': 'Testo in windows-1252',
  'cut-short': 'JSON troncato',
  'empty-body': 'Risposta vuota',
};
