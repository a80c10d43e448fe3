import type { RequestHandler } from 'msw';
import { mixedHash, textHash } from '#bff/text-hash';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { addTicket, editTicket, listTickets } from '#contracts/tickets/tickets.legacy';
import type { TicketRow } from '#mocks/db/ticket-row';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Tickets as the platform stores them: each with its history, replaced whole by an edit, whoever wrote meanwhile. */
export function createTicketsHandlers(platform: Platform): RequestHandler[] {
  const { db, now } = platform;
  return [
    legacyHandler(platform, listTickets, ({ private_token }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      return { tickets: db.tickets.list(({ owner }) => owner === reader) };
    }),
    legacyHandler(platform, addTicket, ({ private_token, ticket }) => {
      const { public_token: owner } = userByToken(platform, private_token);
      const opened: TicketRow = {
        ...ticket,
        id: ticketId(db.nextToken('ticket')),
        owner,
        status: 'in corso',
        open_date: secondsFromInstant(now()),
        closed_date: null,
        response: [],
      };
      db.tickets.put(opened);
      return { ticket: opened };
    }),
    legacyHandler(platform, editTicket, ({ private_token, ticket }) => {
      const { public_token: owner } = userByToken(platform, private_token);
      const before = db.tickets.get(String(ticket['id']));
      if (before?.owner !== owner) throw new PlatformRefused('TICKET_NOT_FOUND');
      const edited = { ...ticket, id: before.id, owner } as TicketRow;
      db.tickets.put(edited);
      return { ticket: edited };
    }),
  ];
}

/** Eight hexadecimal digits: the first four, which the interface shows, differ from ticket to ticket. */
function ticketId(token: string): string {
  return mixedHash(textHash(token)).toString(16).padStart(8, '0');
}
