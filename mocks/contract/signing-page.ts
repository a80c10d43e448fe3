import { secondsFromInstant } from '#contracts/kernel/instant';
import { type Html, html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';
import type { SignedDocumentRow, SigningRow, UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

export const signingPath = '/firma';

const title = 'Firma del contratto';
const planNames = { online: 'Basic', 'online+studio': 'Premium' };

/** The page of a signing link; for a link that no longer signs anything it gives the reason. */
export function signingPage(platform: Platform, token: string): Response {
  const signing = platform.db.signings.get(token);
  if (!signing) return messagePage(unknownLink, 404);
  return spentPage(platform, signing) ?? pageResponse(title, signingForm(signing));
}

/** Signs when the code is right; otherwise says that it is not, and signs nothing. */
export function answerSigning(platform: Platform, form: URLSearchParams): Response {
  const signing = platform.db.signings.get(form.get('token') ?? '');
  if (!signing) return messagePage(unknownLink, 404);
  const spent = spentPage(platform, signing);
  if (spent) return spent;
  if ((form.get('codice') ?? '').replaceAll(/\s/g, '') !== signing.code) {
    const problem = 'Il codice non è giusto: ricontrolla quello dell’SMS. Non hai firmato niente.';
    return pageResponse(title, signingForm(signing, problem), 422);
  }
  signContract(platform, signing);
  return messagePage('Contratto firmato. Puoi chiudere questa scheda e tornare ad Ascolto.', 200);
}

const unknownLink = 'Questo link non c’è. Apri quello dell’ultimo SMS.';

/** Why a link signs nothing any more; undefined for one that still does. */
function spentPage({ db, now }: Platform, signing: SigningRow): Response | undefined {
  const user = db.users.get(signing.user);
  if (!user) return messagePage(unknownLink, 404);
  if (signing.signed) return messagePage('Questo link è già stato usato: il contratto è firmato.', 410);
  if (chosenPlan(user) !== signing.plan)
    return messagePage('Nel frattempo il piano è cambiato: chiedi un altro SMS.', 410);
  if (signing.expires_timestamp <= secondsFromInstant(now()))
    return messagePage('È passato più di un giorno: questo link non vale più. Chiedi un altro SMS.', 410);
  return undefined;
}

function signingForm({ token, plan }: SigningRow, problem?: string): Html {
  return html`<section>
    ${problem === undefined ? undefined : html`<p class="alarm" role="alert" id="problema">${problem}</p>`}
    <p>Questa pagina fa le veci di chi raccoglie la firma: è una dimostrazione e non impegna nessuno.</p>
    <p>Contratto del piano <strong>${planNames[plan]}</strong>.</p>
    <form method="post" action="${signingPath}">
      <input type="hidden" name="token" value="${token}">
      <label>Codice dell’SMS
        <input name="codice" inputmode="numeric" autocomplete="one-time-code" required${problem === undefined ? undefined : html` aria-describedby="problema" aria-invalid="true"`}>
      </label>
      <button>Firma il contratto</button>
    </form>
  </section>`;
}

function messagePage(text: string, status: number): Response {
  return pageResponse(title, html`<section><p role="status">${text}</p></section>`, status);
}

/** The plan whose contract a professional signs; undefined without one. */
export function chosenPlan({ manager_configuration, public_configuration }: UserRow): SigningRow['plan'] | undefined {
  const type = (manager_configuration.current_plan ?? public_configuration.current_plan)?.type;
  return type === 'online' || type === 'online+studio' ? type : undefined;
}

/** Signs the contract of the link's plan: the platform keeps it in both parts of the user, and the link is spent. */
function signContract({ db, now }: Platform, { token, user: owner, plan }: SigningRow): void {
  const user = db.users.get(owner);
  if (!user) throw new Error(`Nobody is there to sign with ${token}.`);
  const signed: SignedDocumentRow = {
    type: plan,
    signature: `contratto-${plan.replace('+', '-')}-${token}`,
    accepted: '1',
    accepted_at: secondsFromInstant(now()),
    is_invalid: false,
  };
  const { public_configuration: published, manager_configuration: administration } = user;
  db.users.change(owner, {
    public_configuration: { ...published, sign_doc: [...(published.sign_doc ?? []), signed] },
    manager_configuration: { ...administration, sign_doc: [...(administration.sign_doc ?? []), signed] },
  });
  db.signings.change(token, { signed: true });
}
