import type { TicketRecord } from '#bff/tickets/edit-own-ticket';
import { listToChange } from '#bff/users/php-parts';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { legacyTicketResponse, listTickets } from '#contracts/tickets/tickets.legacy';

/** A row of a ticket's responses: as it came, and decoded where it can be read. */
interface ResponseRow {
  readonly row: unknown;
  readonly response: ReturnType<typeof decoded>;
}

/**
 * The responses of a ticket, those that cannot be read among them in their places. Fails with `LegacyUnreadable` where
 * they are no list at all: written back with one more, they would be gone.
 */
export function responseRows({ response: rows }: TicketRecord): ResponseRow[] {
  return listToChange(rows, 'tickets.response', listTickets.name).map((row) => ({ row, response: decoded(row) }));
}

function decoded(row: unknown) {
  return gatherRowFaults(() => legacyTicketResponse.safeParse(row)).result.data;
}
