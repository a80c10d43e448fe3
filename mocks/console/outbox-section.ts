import { instantFromMs } from '#contracts/kernel/instant';
import { type Html, html } from '#mocks/console/html';
import { shownTime } from '#mocks/console/shown-time';
import type { OutboxRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

const shownMessages = 40;
const channels = { email: 'E-mail', sms: 'SMS' };

/** What the platform would have sent, newest first; links open in the console. */
export function outboxSection({ db }: Platform): Html {
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
