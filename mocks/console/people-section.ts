import { type Html, html } from '#mocks/console/html';
import type { UserRow } from '#mocks/db/rows';
import { demoPassword, personas } from '#mocks/personas';
import type { Platform } from '#mocks/platform';

const types = { patient: 'Paziente', professional: 'Professionista', paziente: 'Paziente', dottore: 'Professionista' };
const shownNewcomers = 40;

/** The accounts to sign in with, and the professionals waiting for the administration's decision. */
export function peopleSection({ db }: Platform): Html {
  const waiting = db.users.list(isWaiting);
  const newcomers = db.users.list(hasRegisteredHere).reverse().slice(0, shownNewcomers);
  return html`<section aria-labelledby="persone">
    <h2 id="persone">Persone di prova</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Tabella delle persone di prova">
      <table>
        <caption>La password di tutte è <code>${demoPassword}</code>, finché non la cambi</caption>
        <thead><tr><th scope="col">E-mail</th><th scope="col">Tipo</th><th scope="col">Storia</th></tr></thead>
        <tbody>${Object.values(personas).map(
          ({ email, userType, description }) =>
            html`<tr><td>${email}</td><td>${types[userType]}</td><td>${description}</td></tr>`,
        )}</tbody>
      </table>
    </div>
    <h2>Persone iscritte qui</h2>
    ${newcomers.length === 0 ? html`<p>Nessuna.</p>` : html`<ul>${newcomers.map(newcomer)}</ul>`}
    <h2>Professionisti in attesa di approvazione</h2>
    ${waiting.length === 0 ? html`<p>Nessuno.</p>` : waiting.map(approvalForm)}
  </section>`;
}

/** Whether the administration has not decided on the professional yet. */
export function isWaiting({ public_configuration: { type, autorizzazioni } }: Readonly<UserRow>): boolean {
  return type === 'dottore' && autorizzazioni === 'in attesa';
}

/** Whether the account was opened by registering, with a password of its own. */
function hasRegisteredHere({ configuration }: Readonly<UserRow>): boolean {
  return typeof configuration['act'] === 'string';
}

function newcomer({ email, public_configuration: { type, nome, cognome } }: UserRow): Html {
  return html`<li>${nome} ${cognome}, ${email}, ${types[type]}</li>`;
}

function approvalForm({ public_token, email, public_configuration: { nome, cognome } }: UserRow): Html {
  return html`<form method="post" action="/console/approvals">
    <span>${nome} ${cognome}, ${email}</span>
    <input type="hidden" name="user" value="${public_token}">
    <button>Approva<span> ${nome} ${cognome}</span></button>
  </form>`;
}
