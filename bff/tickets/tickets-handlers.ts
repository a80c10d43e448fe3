import type { HandlersOf } from '#bff/run-operation';
import { handleCommentTicket } from '#bff/tickets/comment-ticket';
import { handleListTickets } from '#bff/tickets/list-tickets';
import { handleMarkTicketSeen } from '#bff/tickets/mark-ticket-seen';
import { handleOpenTicket } from '#bff/tickets/open-ticket';
import { handleReadTicket } from '#bff/tickets/read-ticket';
import type { ticketsApi } from '#contracts/tickets/tickets.api';

export const ticketsHandlers: HandlersOf<typeof ticketsApi> = {
  listTickets: handleListTickets,
  readTicket: handleReadTicket,
  openTicket: handleOpenTicket,
  commentTicket: handleCommentTicket,
  markTicketSeen: handleMarkTicketSeen,
};
