import * as z from 'zod/mini';
import type { DraftKind } from '#web/forms/draft-store';

/** A comment that was not sent yet, one for each ticket. */
export interface CommentValues {
  readonly text: string;
}

export const blankComment: CommentValues = { text: '' };

export function commentDraft(ticket: string): DraftKind<CommentValues> {
  return { name: `ticket-comment:${ticket}`, version: 1, schema: z.object({ text: z.string() }) };
}
