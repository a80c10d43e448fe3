import type * as z from 'zod';
import type { TicketStatus } from '#contracts/tickets/tickets.api';
import { type LegacyTicketOnWire, legacyTicket } from '#contracts/tickets/tickets.legacy';
import type { More, OnWire, PhpNumber } from '#mocks/db/rows';

/** A ticket of the support desk with its history. */
export type TicketRow = OnWire<
  LegacyTicketOnWire,
  {
    id: string;
    /** The user who opened it. */
    owner: string;
    title: string;
    description: string;
    status: TicketStatus;
    open_date: number;
    closed_date: number | null;
    receive_call?: boolean | PhpNumber | undefined;
    response: { is_admin: boolean | PhpNumber; text: string; date: string; seen: boolean | PhpNumber }[];
    configuration: More;
  }
>;

export const ticketSchema: z.ZodType = legacyTicket;
