import { type Context, sessionOf } from '#bff/context';
import { lostAnswerOf, readAfterwards } from '#bff/legacy/after-write';
import { LegacyKeptNothing, unconfirmed } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import { withTicketsLocked } from '#bff/tickets/own-tickets';
import { samePhpValue } from '#bff/users/same-php-value';
import { editTicket, listTicketRecords } from '#contracts/tickets/tickets.legacy';

/** A ticket as the platform wrote it. */
export type TicketRecord = Readonly<Record<string, unknown>>;

export interface TicketEdit {
  /** The changed ticket, made of the one just read; undefined where the change stands in it already. */
  readonly changed: (ticket: TicketRecord, moment: 'before' | 'after') => TicketRecord | undefined;
  readonly generatesAlerts: boolean;
  /** Asked right before a write, with all tickets of the user; fails where it may not be made. */
  readonly admit?: (own: readonly TicketRecord[]) => Promise<void>;
}

/** How often a change is made when a write that began earlier undoes it. */
const mostAttempts = 3;

/**
 * Changes one of the user's tickets, which the platform replaces whole, while no other task here changes them: reads it
 * fresh, with whatever the team has written meanwhile, makes the change on that, writes, and reads again. A change that
 * somebody's older copy undid is made again on what stands now, so that both last. Fails with `not_found` for a ticket
 * that is not the user's, with `changed_elsewhere` when the change is undone at every attempt, and with its outcome
 * unknown when no reading shows it, whatever makes the reading fail.
 */
export function editOwnTicket(context: Context, id: string, edit: TicketEdit): Promise<void> {
  return withTicketsLocked(context, async () => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (await isMade(context, id, edit)) return;
    }
    throw new OperationFailed('changed_elsewhere');
  });
}

/** Makes the change once; false when another write undid it. */
async function isMade(context: Context, id: string, { changed, generatesAlerts, admit }: TicketEdit): Promise<boolean> {
  const own = await ownTicketRecords(context);
  const before = ticketIn(own, id);
  const ticket = changed(before, 'before');
  if (ticket === undefined) return true;
  await admit?.(own);
  const { privateToken: private_token } = sessionOf(context);
  const lostAnswer = await lostAnswerOf(
    context.legacy.call(editTicket, { private_token, ticket, generate_alerts: generatesAlerts }),
  );
  const after = await readAfterwards(async () => ticketIn(await ownTicketRecords(context), id)).catch(
    (failure: unknown) => {
      throw lostAnswer ?? unconfirmed(editTicket.name, failure);
    },
  );
  if (changed(after, 'after') === undefined) return true;
  if (lostAnswer) throw lostAnswer;
  if (samePhpValue(before, after)) throw new LegacyKeptNothing(editTicket.name);
  return false;
}

async function ownTicketRecords(context: Context): Promise<readonly TicketRecord[]> {
  const { privateToken } = sessionOf(context);
  const { tickets } = await context.legacy.call(listTicketRecords, { private_token: privateToken });
  return tickets;
}

function ticketIn(own: readonly TicketRecord[], id: string): TicketRecord {
  const ticket = own.find((one) => String(one['id']) === id);
  if (!ticket) throw new OperationFailed('not_found');
  return ticket;
}
