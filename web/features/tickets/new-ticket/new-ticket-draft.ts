import * as z from 'zod/mini';
import type { TicketDetail } from '#contracts/tickets/tickets.api';
import { shortId } from '#web/features/tickets/ticket-words';
import type { DraftKind } from '#web/forms/draft-store';

export interface TicketValues {
  readonly title: string;
  readonly description: string;
  readonly receiveCall: boolean;
}

/** A closed ticket that a new one goes on with, and what was written under it and not sent. */
export interface EarlierTicket extends Pick<TicketDetail, 'id' | 'title'> {
  readonly unsent: string;
}

/** The longest subject. */
export const longestTitle = 120;

/** What the form begins with: empty, or with a reference to the closed ticket. */
export function blankTicket(earlier: EarlierTicket | undefined): TicketValues {
  if (!earlier) return { title: '', description: '', receiveCall: false };
  const title = `Di nuovo sul ticket ${shortId(earlier.id)}: ${earlier.title}`;
  return { title: title.slice(0, longestTitle).trim(), description: earlier.unsent, receiveCall: false };
}

/** The draft of a new ticket; one on a closed ticket is another. */
export function ticketDraft(earlier: EarlierTicket | undefined): DraftKind<TicketValues> {
  return { name: `ticket:${earlier?.id ?? 'new'}`, version: 1, schema: ticketTexts };
}

/** Any texts: a draft may still be incomplete. */
const ticketTexts = z.object({ title: z.string(), description: z.string(), receiveCall: z.boolean() });
