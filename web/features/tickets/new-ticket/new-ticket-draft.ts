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

/** What a new ticket is about: a closed ticket, or a subject that another screen suggests; undefined for anything. */
export type TicketOccasion = { readonly earlier: EarlierTicket } | { readonly subject: string } | undefined;

/** What the form begins with: empty, with the suggested subject, or with a reference to the closed ticket. */
export function blankTicket(occasion: TicketOccasion): TicketValues {
  if (!occasion) return { title: '', description: '', receiveCall: false };
  if ('subject' in occasion)
    return { title: occasion.subject.slice(0, longestTitle), description: '', receiveCall: false };
  const { earlier } = occasion;
  const title = `Di nuovo sul ticket ${shortId(earlier.id)}: ${earlier.title}`;
  return { title: title.slice(0, longestTitle).trim(), description: earlier.unsent, receiveCall: false };
}

/** The draft of a new ticket; one on a closed ticket, or on a suggested subject, is another. */
export function ticketDraft(occasion: TicketOccasion): DraftKind<TicketValues> {
  return { name: `ticket:${nameOf(occasion)}`, version: 1, schema: ticketTexts };
}

function nameOf(occasion: TicketOccasion): string {
  if (!occasion) return 'new';
  return 'subject' in occasion ? `about:${occasion.subject}` : occasion.earlier.id;
}

/** Any texts: a draft may still be incomplete. */
const ticketTexts = z.object({ title: z.string(), description: z.string(), receiveCall: z.boolean() });
