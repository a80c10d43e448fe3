import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { idempotencyMark } from '#bff/idempotency-mark';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { editOwnTicket, type TicketRecord } from '#bff/tickets/edit-own-ticket';
import { responseRows } from '#bff/tickets/response-rows';
import { writtenState } from '#bff/tickets/same-words';
import { requireRoom } from '#bff/tickets/tickets-room';
import { italianDate } from '#contracts/kernel/civil-date';
import { hourMs } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { commentTicket, mostResponses, type TicketStatus, ticketStatuses } from '#contracts/tickets/tickets.api';
import { editTicket } from '#contracts/tickets/tickets.legacy';

const waitingForTeam: TicketStatus = 'attesa operatore';
const closed: TicketStatus = 'chiusa';

/** Comments of one account in an hour, in all its tickets: each alerts the team. */
const perAccount = 60;

/** Adds the user's comment once per idempotency key, and has the ticket wait for the team (TICKET-33). */
export const handleCommentTicket: OperationHandler<typeof commentTicket> = async (context, input) => {
  const { ticket, text, idempotencyKey } = input;
  const comment = { text, act: idempotencyMark(idempotencyKey, { ticket, text }) };
  let isCounted = false;
  await editOwnTicket(context, ticket, {
    changed: (record, moment) => withComment(context, record, { comment, moment }),
    generatesAlerts: true,
    admit: async (own) => {
      requireRoom(own);
      // One that is made again, because a write undid it, is the same comment.
      if (!isCounted) await countComment(context);
      isCounted = true;
    },
  });
  return {};
};

/** Counts a comment that is about to be written. */
async function countComment(context: Context): Promise<void> {
  const ofAccount = { name: 'comment-ticket', limit: perAccount, of: sessionOf(context).publicToken, windowMs: hourMs };
  const retryAfterSeconds = await countAttempt(context, ofAccount);
  if (retryAfterSeconds > 0) throw refusal(commentTicket, 'too_many_attempts', { retryAfterSeconds });
}

interface Commenting {
  readonly comment: { readonly text: string; readonly act: string };
  readonly moment: 'before' | 'after';
}

/**
 * The ticket with the comment at its end; undefined where it is there. On a platform that keeps no mark, the same words
 * of the same day leave open before the write whether this is their retry; after it they are the comment.
 */
function withComment(
  { now }: Context,
  record: TicketRecord,
  { comment, moment }: Commenting,
): TicketRecord | undefined {
  const today = romeDate(now());
  const rows = responseRows(record);
  const own = rows.flatMap(({ response }) => (response === undefined || response.is_admin ? [] : [response]));
  const found = own.map(({ act, text, date }) => ({ act, hasSameWords: text === comment.text && date === today }));
  const state = writtenState(found, comment.act);
  if (state === 'written' || (state === 'doubtful' && moment === 'after')) return undefined;
  if (state === 'doubtful') throw new LegacyUnreadable(editTicket.name, 'the same words without a mark', true);
  if (record['status'] === closed) throw refusal(commentTicket, 'ticket_closed');
  if (rows.length >= mostResponses) throw refusal(commentTicket, 'ticket_full');
  const written = { is_admin: false, ...comment, date: italianDate(today), seen: false };
  return { ...record, status: statusAfter(record['status']), response: [...rows.map(({ row }) => row), written] };
}

/**
 * The ticket waits for the team, unless its status is a word that nobody here can read: that one stays, since it may
 * mean something that would be undone. The comment and its alert arrive all the same.
 */
function statusAfter(before: unknown): unknown {
  const isBlank = before === undefined || before === null || before === '';
  return isBlank || ticketStatuses.some((known) => known === before) ? waitingForTeam : before;
}
