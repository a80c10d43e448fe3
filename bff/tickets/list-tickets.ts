import type { OperationHandler } from '#bff/run-operation';
import { ownTickets } from '#bff/tickets/own-tickets';
import { newestFirst, summaryFrom } from '#bff/tickets/ticket-mapping';
import type { listTickets } from '#contracts/tickets/tickets.api';

/** The user's tickets, and how many replies of the team wait to be read in all. */
export const handleListTickets: OperationHandler<typeof listTickets> = async (context) => {
  const tickets = newestFirst((await ownTickets(context)).map(summaryFrom));
  return { tickets, unread: tickets.reduce((total, { unread }) => total + unread, 0) };
};
