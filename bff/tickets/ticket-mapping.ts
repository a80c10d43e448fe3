import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { TicketDetail, TicketSummary } from '#contracts/tickets/tickets.api';
import type { LegacyTicket } from '#contracts/tickets/tickets.legacy';

/** A ticket as the list shows it. */
export function summaryFrom({ id, title, status, open_date, closed_date, response }: LegacyTicket): TicketSummary {
  return {
    id,
    title: title ?? '',
    status: status ?? null,
    openedAt: momentFrom(open_date),
    closedAt: momentFrom(closed_date),
    unread: response.filter(isUnreadReply).length,
  };
}

/** A ticket with its whole history. */
export function detailFrom(ticket: LegacyTicket): TicketDetail {
  return {
    ...summaryFrom(ticket),
    description: ticket.description ?? '',
    receiveCall: ticket.receive_call ?? false,
    responses: ticket.response.map(({ is_admin, text, date, seen }) => ({
      fromSupport: is_admin ?? false,
      text,
      date: date ?? null,
      seen: seen ?? false,
    })),
  };
}

/** Whether the row is a reply of the support team that its reader has not seen (TICKET-09). */
export function isUnreadReply({ is_admin, seen }: LegacyTicket['response'][number]): boolean {
  return is_admin === true && seen !== true;
}

/** The newest first; one without a readable date comes last (TICKET-13). */
export function newestFirst<Ticket extends TicketSummary>(tickets: readonly Ticket[]): Ticket[] {
  const openedAt = (ticket: Ticket) => (ticket.openedAt === null ? 0 : Date.parse(ticket.openedAt));
  return tickets.toSorted((one, other) => openedAt(other) - openedAt(one));
}

/** The platform writes zero for a date that is not there. */
function momentFrom(instant: Instant | undefined): string | null {
  return instant === undefined || instant === 0 ? null : isoFromInstant(instant);
}
