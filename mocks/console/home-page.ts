import { callsSection } from '#mocks/console/calls-section';
import { faultsSection } from '#mocks/console/faults-section';
import { html } from '#mocks/console/html';
import { outboxSection } from '#mocks/console/outbox-section';
import { pageResponse } from '#mocks/console/page';
import { paymentsSection } from '#mocks/console/payments-section';
import { peopleSection } from '#mocks/console/people-section';
import { scenarioSection } from '#mocks/console/scenario-section';
import type { CallLog } from '#mocks/engine/call-log';
import type { Platform } from '#mocks/platform';

/** What was just done, by the word the address carries. */
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
