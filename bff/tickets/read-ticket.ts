import type { OperationHandler } from '#bff/run-operation';
import { ownTicket } from '#bff/tickets/own-tickets';
import { detailFrom } from '#bff/tickets/ticket-mapping';
import type { readTicket } from '#contracts/tickets/tickets.api';

/** One of the user's tickets; fails with `not_found` for any other. */
export const handleReadTicket: OperationHandler<typeof readTicket> = async (context, input) =>
  detailFrom(await ownTicket(context, input.ticket));
