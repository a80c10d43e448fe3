import * as z from 'zod/mini';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

const schema = z.object({
  /** A heart for the therapist, or a first message, whose text is a draft of its own. */
  kind: z.enum(['favourite', 'message']),
  /** The therapist's token and name. */
  therapist: z.string(),
  name: z.string(),
});

/** What somebody asked for who could not have it without signing in. */
export type Intention = z.output<typeof schema>;

const intentionDraft: DraftKind<Intention> = { name: 'intention', version: 1, schema };

/** Keeps it in this tab for its owner, a user's token or `visitor`, in place of an earlier one. */
export function keepIntention(owner: string, intention: Intention): void {
  storeDraft(intentionDraft, owner, intention);
}

export function intentionOf(owner: string): Intention | undefined {
  return findDraft(intentionDraft, owner).value;
}

export function forgetIntention(owner: string): void {
  forgetDraft(intentionDraft, owner);
}
