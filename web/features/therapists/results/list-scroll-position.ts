import * as z from 'zod/mini';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

const listScrollPosition = z.object({
  /** The query of the list's address, which contains the search. */
  query: z.string(),
  /** The number of loaded pages. */
  pages: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** The token of the therapist whose card was pressed. */
  token: z.string(),
  /** The scroll offset of the page, in pixels. */
  top: z.number(),
});

/** The position at which the user left the list. */
export type ListScrollPosition = z.output<typeof listScrollPosition>;

/** Kept like a draft, so that it is wiped with the drafts. */
const kind: DraftKind<ListScrollPosition> = {
  name: 'therapists-place',
  version: 1,
  schema: listScrollPosition,
  migrate: (older) => older,
};

export function rememberScrollPosition(owner: string, position: ListScrollPosition): void {
  storeDraft(kind, owner, position);
}

/** The position at which this owner left the list in this tab; undefined when there is none or it cannot be read. */
export function rememberedScrollPosition(owner: string): ListScrollPosition | undefined {
  return findDraft(kind, owner).value;
}

export function forgetScrollPosition(owner: string): void {
  forgetDraft(kind, owner);
}
