import { italianDate } from '#contracts/kernel/civil-date';
import { instantFromMs, secondsFromInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { type Html, html } from '#mocks/console/html';
import { redirectTo } from '#mocks/console/page';
import { shownTime } from '#mocks/console/shown-time';
import type { TicketRow } from '#mocks/db/ticket-row';
import { sendEmail } from '#mocks/engine/send-email';
import type { Platform } from '#mocks/platform';

export const supportDeskPath = '/console/tickets';

const shownTickets = 40;

/** The support desk of the console: the open tickets, newest first, each with a form that answers or closes it. */
export function supportDeskSection({ db }: Platform): Html {
  const open = db.tickets
    .list(({ status }) => status !== 'chiusa')
    .toSorted((one, other) => other.open_date - one.open_date)
    .slice(0, shownTickets);
  return html`<section aria-labelledby="assistenza">
    <h2 id="assistenza">Assistenza</h2>
    ${open.length === 0 ? html`<p>Nessuna richiesta aperta.</p>` : open.map((ticket) => ticketArticle(db, ticket))}
  </section>`;
}

function ticketArticle(db: Platform['db'], ticket: TicketRow): Html {
  const { id, owner, title, description, status, open_date, receive_call, response } = ticket;
  const opened = shownTime(instantFromMs(open_date * 1000));
  return html`<article>
    <h3>${id.slice(0, 4)} – ${title}</h3>
    <p class="quiet">${db.users.get(owner)?.email ?? 'nessuno'}, aperta ${opened}, ${status}${receive_call ? ', vuole una telefonata' : ''}</p>
    <p>${description}</p>
    ${response.map(({ is_admin, text, date }) => html`<p><strong>${is_admin ? 'Assistenza' : 'Utente'}, ${date}:</strong> ${text}</p>`)}
    <form method="post" action="${supportDeskPath}">
      <input type="hidden" name="ticket" value="${id}">
      <label>Risposta a ${id.slice(0, 4)}
        <textarea name="text" rows="2"></textarea>
      </label>
      <button name="act" value="reply">Rispondi<span> a ${id.slice(0, 4)}</span></button>
      <button name="act" value="close">Chiudi<span> ${id.slice(0, 4)}</span></button>
    </form>
  </article>`;
}

/** Answers a ticket, or closes it, with an answer or without; undefined for a form that makes no sense. */
export function answerTicket(platform: Platform, form: URLSearchParams): Response | undefined {
  const ticket = platform.db.tickets.get(form.get('ticket') ?? '');
  const text = (form.get('text') ?? '').trim();
  const act = form.get('act');
  if (!ticket || (act !== 'close' && (act !== 'reply' || text === ''))) return undefined;
  if (text !== '') addReply(platform, ticket.id, text);
  if (act === 'close') {
    platform.db.tickets.change(ticket.id, { status: 'chiusa', closed_date: secondsFromInstant(platform.now()) });
  }
  return redirectTo(`/?done=${act === 'close' ? 'ticket-closed' : 'ticket-answered'}#assistenza`);
}

/** Adds a reply of the team to a ticket, and tells its owner by e-mail that there is one. */
export function addReply(platform: Platform, id: string, text: string): void {
  const { db, now } = platform;
  const ticket = db.tickets.get(id);
  const owner = ticket && db.users.get(ticket.owner);
  if (!ticket || !owner) throw new Error(`There is no ticket ${id} to answer.`);
  const reply = { is_admin: true, text, date: italianDate(romeDate(now())), seen: false };
  db.tickets.change(id, { status: 'in corso', response: [...ticket.response, reply] });
  sendEmail(platform, owner, {
    subject: 'Assistenza: c’è una risposta',
    text: 'Abbiamo risposto a una tua richiesta. Per leggerla accedi e apri Assistenza.',
  });
}
