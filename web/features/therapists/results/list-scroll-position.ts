import * as z from 'zod/mini';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

const listScrollPosition = z.object({
  /** The query of the list's address, which says what was looked for. */
  query: z.string(),
  /** How many pages were loaded. */
  pages: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** The therapist whose card was pressed. */
  token: z.string(),
  /** How far the page was scrolled, in pixels. */
  top: z.number(),
});

/** Where the list was left. */
export type ListScrollPosition = z.output<typeof listScrollPosition>;

/** Kept beside the drafts, so that it goes with them. */
const kind: DraftKind<ListScrollPosition> = {
  name: 'therapists-place',
  version: 1,
  schema: listScrollPosition,
  migrate: (older) => older,
};

export function rememberScrollPosition(owner: string, position: ListScrollPosition): void {
  storeDraft(kind, owner, position);
}

/** Where this owner left the list in this tab; undefined when there is nothing or it cannot be read. */
export function rememberedScrollPosition(owner: string): ListScrollPosition | undefined {
  return findDraft(kind, owner).value;
}

export function forgetScrollPosition(owner: string): void {
  forgetDraft(kind, owner);
}
