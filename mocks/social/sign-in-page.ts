import type { SocialProvider } from '#contracts/login/login.api';
import { type Html, html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';
import type { Platform } from '#mocks/platform';
import { knownAccounts } from '#mocks/social/accounts';

const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' };

/** What the page carries along: everything the application sent. */
export interface AskedSignIn {
  readonly provider: SocialProvider;
  readonly query: string;
  readonly redirectUri: URL;
  /** The address of 'Annulla'. */
  readonly refusal: string;
}

/** The page on which to choose an account, replacing the provider's. */
export function signInPage(platform: Platform, asked: AskedSignIn): Response {
  const name = providerNames[asked.provider];
  const choose = (account: Html) => html`<form method="post" action="/provider/${asked.provider}/authorize">
    <input type="hidden" name="asked" value="${asked.query}">
    ${account}
  </form>`;
  const page = pageResponse(
    `Accedi con ${name}`,
    html`<section aria-labelledby="scelta">
      <h2 id="scelta">Scegli un account</h2>
      <p>Questa pagina fa le veci di ${name}: nessun dato esce da qui.</p>
      ${knownAccounts(platform).map(({ id, firstName, lastName, email }) =>
        choose(html`<input type="hidden" name="account" value="${id}">
          <button>${firstName} ${lastName}</button> <span>${email}</span>`),
      )}
    </section>
    <section aria-labelledby="altra">
      <h2 id="altra">Un’altra persona</h2>
      ${choose(html`<label>Nome <input name="firstName" autocomplete="off" required></label>
        <label>Cognome <input name="lastName" autocomplete="off" required></label>
        <label>Email, se la vuole dare <input name="email" type="email" autocomplete="off"></label>
        <button>Continua</button>`)}
    </section>
    <p><a href="${asked.refusal}">Annulla</a></p>`,
  );
  // The answer to the form redirects to the application, which a browser counts as a target of the form.
  const policy = page.headers.get('content-security-policy') ?? '';
  const leadingOn = `form-action 'self' ${asked.redirectUri.origin}`;
  page.headers.set('content-security-policy', policy.replace("form-action 'self'", leadingOn));
  return page;
}
