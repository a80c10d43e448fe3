import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { type LegacyTicket, listTickets } from '#contracts/tickets/tickets.legacy';

/** The user's tickets, read from the platform with the user's own credential: the only proof of whose a ticket is. */
export async function ownTickets(context: Context): Promise<LegacyTicket[]> {
  const { tickets } = await context.legacy.call(listTickets, { private_token: sessionOf(context).privateToken });
  return tickets;
}

/** The user's ticket with that id; another user's ticket and an unknown id both fail with `not_found`. */
export async function ownTicket(context: Context, id: string): Promise<LegacyTicket> {
  const ticket = (await ownTickets(context)).find((own) => own.id === id);
  if (!ticket) throw new OperationFailed('not_found');
  return ticket;
}

/** Runs a user's changes of tickets one after the other, so that each reads what the one before it wrote. */
export function withTicketsLocked<Result>(context: Context, task: () => Promise<Result>): Promise<Result> {
  return context.runExclusive([`tickets:${sessionOf(context).publicToken}`], task);
}
