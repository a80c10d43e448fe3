import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { idempotencyMark } from '#bff/idempotency-mark';
import { idempotentWrite, type ReadingMoment } from '#bff/idempotent-write';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { ownTickets, withTicketsLocked } from '#bff/tickets/own-tickets';
import { writtenState } from '#bff/tickets/same-words';
import { requireRoom } from '#bff/tickets/tickets-room';
import { dayMs, hourMs } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { openTicket } from '#contracts/tickets/tickets.api';
import { addTicket, type LegacyTicket } from '#contracts/tickets/tickets.legacy';

/** Tickets of one account in an hour: each alerts the team. */
const perAccount = 10;

type Input = OperationInput<typeof openTicket>;

/**
 * Opens a ticket once per idempotency key. On a platform that keeps no mark, a ticket with the same words and less than
 * a day old leaves open whether this is its retry: nothing is written and the outcome is unknown.
 */
export const handleOpenTicket: OperationHandler<typeof openTicket> = async (context, input) => {
  const ticket = await withTicketsLocked(context, () =>
    idempotentWrite({
      call: addTicket.name,
      findExisting: (moment) => findOpened(context, input, moment),
      write: () => open(context, input),
    }),
  );
  return { ticket };
};

async function findOpened(context: Context, input: Input, moment: ReadingMoment): Promise<string | undefined> {
  const own = await ownTickets(context);
  const foundIn = (ticket: LegacyTicket) => ({
    act: ticket.configuration.act,
    hasSameWords: ticket.title === input.title && ticket.description === input.description && isRecent(context, ticket),
  });
  const stateOf = (tickets: readonly LegacyTicket[]) => writtenState(tickets.map(foundIn), markOf(context, input));
  const state = stateOf(own);
  if (state === 'absent') {
    if (moment === 'before') requireRoom(own);
    return undefined;
  }
  if (state === 'doubtful' && moment === 'before') {
    throw new LegacyUnreadable(addTicket.name, 'the same words without a mark', true);
  }
  return own.find((ticket) => stateOf([ticket]) === state)?.id;
}

function isRecent({ now }: Context, { open_date }: LegacyTicket): boolean {
  return open_date !== undefined && now() - open_date < dayMs;
}

async function open(context: Context, input: Input): Promise<string | undefined> {
  const { title, description } = input;
  const ofAccount = { name: 'open-ticket', limit: perAccount, of: sessionOf(context).publicToken, windowMs: hourMs };
  const retryAfterSeconds = await countAttempt(context, ofAccount);
  if (retryAfterSeconds > 0) throw refusal(openTicket, 'too_many_attempts', { retryAfterSeconds });
  const { ticket } = await context.legacy.call(addTicket, {
    private_token: sessionOf(context).privateToken,
    ticket: {
      title,
      description,
      ...(isProfessional(context) ? { receive_call: input.receiveCall } : {}),
      response: [],
      configuration: { act: markOf(context, input) },
    },
    generate_alerts: true,
  });
  return ticket?.id;
}

function isProfessional(context: Context): boolean {
  return sessionOf(context).userType === 'professional';
}

function markOf(context: Context, { idempotencyKey, title, description, receiveCall }: Input): string {
  return idempotencyMark(idempotencyKey, { title, description, receiveCall: isProfessional(context) && receiveCall });
}
