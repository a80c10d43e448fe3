import { secondsFromInstant } from '#contracts/kernel/instant';
import { html } from '#mocks/console/html';
import { pageResponse } from '#mocks/console/page';
import type { RecoveryRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

const title = 'Nuova password';
const minimumLength = 8;

/** The page of a recovery link. */
export function recoveryPage(platform: Platform, token: string, problem?: string): Response {
  if (!goodRecovery(platform, token)) return spentLink();
  return pageResponse(
    title,
    html`<section>
      ${problem === undefined ? undefined : html`<p class="alarm" role="alert" id="problema">${problem}</p>`}
      <p>Scegli una password di almeno ${minimumLength} caratteri. È una dimostrazione: non usarne una vera.</p>
      <form method="post" action="/recupero">
        <input type="hidden" name="token" value="${token}">
        <label>Nuova password
          <input type="password" name="password" autocomplete="new-password" required minlength="${minimumLength}"${problem === undefined ? undefined : html` aria-describedby="problema" aria-invalid="true"`}>
        </label>
        <button>Cambia password</button>
      </form>
    </section>`,
    problem === undefined ? 200 : 422,
  );
}

/** Sets the new password; the link cannot be used again. */
export function changePassword(platform: Platform, token: string, password: string): Response {
  const recovery = goodRecovery(platform, token);
  if (!recovery) return spentLink();
  if (password.length < minimumLength) {
    return recoveryPage(platform, token, `La password deve avere almeno ${minimumLength} caratteri.`);
  }
  platform.db.credentials.put({ public_token: recovery.user, password });
  platform.db.recoveries.remove(token);
  return pageResponse(
    title,
    html`<section><p role="status">Password cambiata: ora puoi accedere con quella nuova.</p></section>`,
  );
}

function goodRecovery({ db, now }: Platform, token: string): RecoveryRow | undefined {
  const recovery = db.recoveries.get(token);
  return recovery && recovery.expires_timestamp > secondsFromInstant(now()) ? recovery : undefined;
}

function spentLink(): Response {
  const text = 'Questo link non vale più: è già stato usato, oppure è passata più di un’ora. Chiedine uno nuovo.';
  return pageResponse(title, html`<section><p>${text}</p></section>`, 410);
}
