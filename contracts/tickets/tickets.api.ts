import * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredProse, requiredText } from '#contracts/kernel/form-fields';
import { api, command, query, tooManyAttempts } from '#contracts/kernel/operation';

/** The platform's words for the state of a ticket (TICKET-39). */
export const ticketStatuses = ['in corso', 'attesa operatore', 'chiusa'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** What the list shows of a ticket. What the platform has in no readable form is null. */
const summaryFields = {
  id: publicToken,
  title: z.string(),
  status: z.nullable(z.enum(ticketStatuses)),
  openedAt: z.nullable(isoInstant),
  closedAt: z.nullable(isoInstant),
  /** Replies of the support team that have not been seen (TICKET-09). */
  unread: z.int(),
};

export const ticketSummary = z.object(summaryFields);

export type TicketSummary = z.output<typeof ticketSummary>;

const ticketResponse = z.object({
  fromSupport: z.boolean(),
  text: z.string(),
  /** The platform keeps the day only. */
  date: z.nullable(z.custom<CivilDate>((value) => typeof value === 'string')),
  seen: z.boolean(),
});

export const ticketDetail = z.object({
  ...summaryFields,
  description: z.string(),
  /** Whether the user asked to be called; professionals only. */
  receiveCall: z.boolean(),
  /** In the order in which they were written. */
  responses: z.array(ticketResponse),
});

export type TicketDetail = z.output<typeof ticketDetail>;

/** The form of a new ticket; messages are codes: `required`, `invalid`, `invisible_characters`. */
export const ticketFields = { title: requiredText(120), description: requiredProse(4_000) };

export const ticketComment = requiredProse(4_000);

/** Nothing is added to tickets that together are as heavy as they may be: they are read whole, and none goes. */
const ticketsFull = { tickets_full: { status: 422 } } as const;

/** The most responses a ticket takes, the team's among them: it is written and listed whole. */
export const mostResponses = 100;

export const ticketsApi = api('tickets', {
  /** The caller's tickets, the newest first (TICKET-13). */
  listTickets: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ tickets: z.array(ticketSummary), unread: z.int() }),
  }),

  /** One of the caller's tickets; another's, and one that does not exist, is `not_found` (TICKET-23, TICKET-38). */
  readTicket: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({ ticket: publicToken }),
    output: ticketDetail,
  }),

  /**
   * Opens a ticket, once per idempotency key. `receiveCall` counts for professionals only. Refuses with
   * `tickets_full`, and with `too_many_attempts` after ten of one account in an hour, since each alerts the team
   * (TICKET-17, TICKET-18).
   */
  openTicket: command({
    access: 'signed-in',
    affects: ['tickets/list-tickets'],
    input: z.strictObject({ ...ticketFields, receiveCall: z.boolean(), idempotencyKey }),
    output: z.object({ ticket: publicToken }),
    refusals: { ...ticketsFull, too_many_attempts: tooManyAttempts },
  }),

  /**
   * Adds the caller's comment to a ticket, once per idempotency key, which then waits for the team (TICKET-33). Refuses
   * with `ticket_closed`, with `ticket_full` beyond `mostResponses`, with `tickets_full`, and with `too_many_attempts`
   * after sixty of one account in an hour (TICKET-32).
   */
  commentTicket: command({
    access: 'signed-in',
    affects: ['tickets/list-tickets', 'tickets/read-ticket'],
    input: z.strictObject({ ticket: publicToken, text: ticketComment, idempotencyKey }),
    output: z.object({}),
    refusals: {
      ...{ ticket_closed: { status: 409 }, ticket_full: { status: 422 }, ...ticketsFull },
      too_many_attempts: tooManyAttempts,
    },
  }),

  /** Marks every reply of the support team as seen; one that has none to mark writes nothing (TICKET-35). */
  markTicketSeen: command({
    access: 'signed-in',
    affects: ['tickets/list-tickets', 'tickets/read-ticket'],
    input: z.strictObject({ ticket: publicToken }),
    output: z.object({}),
  }),
});

export const { listTickets, readTicket, openTicket, commentTicket, markTicketSeen } = ticketsApi;
