import { type Html, html } from '#mocks/console/html';
import type { Platform } from '#mocks/platform';
import { scenarios } from '#mocks/scenarios/scenarios';

/** Which world this is, and the way to begin it again or another one. */
export function scenarioSection(platform: Platform): Html {
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
