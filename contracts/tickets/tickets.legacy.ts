import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpDay,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpList,
  phpObject,
  phpOptional,
  phpText,
  phpToken,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';
import { ticketStatuses } from '#contracts/tickets/tickets.api';

/** A reply of the support team, or a comment of the ticket's owner; `act` is our mark on the latter. */
export const legacyTicketResponse = z.looseObject({
  is_admin: readBy(phpLenient(phpBoolean(), 'response.is_admin'), 'owner'),
  text: readBy(phpText(), 'owner'),
  date: readBy(phpLenient(phpDay(), 'response.date'), 'owner'),
  seen: readBy(phpLenient(phpBoolean(), 'response.seen'), 'owner'),
  act: phpLenientText('response.act'),
});

const ticketId = readBy(phpToken(), 'owner');

/** A ticket of the support desk (TICKET-42, TICKET-43). `closed_date` is empty, or zero, while it is open. */
export const legacyTicket = z.looseObject({
  id: ticketId,
  title: readBy(phpLenientText('tickets.title'), 'owner'),
  description: readBy(phpLenientText('tickets.description'), 'owner'),
  status: readBy(phpLenient(z.enum(ticketStatuses), 'tickets.status'), 'owner'),
  open_date: readBy(phpLenient(phpInstant(), 'tickets.open_date'), 'owner'),
  closed_date: readBy(phpLenient(phpInstant(), 'tickets.closed_date'), 'owner'),
  receive_call: readBy(phpLenient(phpBoolean(), 'tickets.receive_call'), 'owner'),
  response: phpLenientList(legacyTicketResponse, 'tickets.response'),
  configuration: phpObject({ act: phpLenientText('tickets.configuration.act') }),
});

export type LegacyTicket = z.output<typeof legacyTicket>;
export type LegacyTicketOnWire = z.input<typeof legacyTicket>;

/** Every ticket of the user with its whole history. */
export const listTickets = defineLegacyCall({
  name: 'listTickets',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/tickets',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: phpObject({ tickets: phpList(legacyTicket, 'tickets') }),
});

/**
 * The same tickets exactly as the platform wrote them, to be sent back with a change: an edit replaces the whole
 * ticket, and what is missing from it may be erased.
 */
export const listTicketRecords = {
  ...listTickets,
  answer: phpObject({ tickets: phpList(z.looseObject({}), 'tickets') }),
};

/** Opens a ticket; the platform gives it an id, a status and a date (LEG-74, LEG-75). */
export const addTicket = defineLegacyCall({
  name: 'addTicket',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/ticket',
  safeToRepeat: false,
  request: z.object({
    private_token: z.string(),
    ticket: z.object({
      title: z.string(),
      description: z.string(),
      receive_call: z.boolean().optional(),
      response: z.array(z.never()),
      configuration: z.object({ act: z.string() }),
    }),
    generate_alerts: z.literal(true),
  }),
  answer: phpObject({ ticket: phpOptional(z.looseObject({ id: ticketId })) }),
});

/** Replaces one of the user's tickets by the one sent (LEG-74, LEG-75). */
export const editTicket = defineLegacyCall({
  name: 'editTicket',
  provenance: 'assumed',
  base: 'php',
  method: 'PUT',
  path: '/endpoint.php/ticket',
  safeToRepeat: false,
  request: z.object({ private_token: z.string(), ticket: z.looseObject({}), generate_alerts: z.boolean() }),
  answer: phpObject({}),
});
