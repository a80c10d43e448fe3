import * as z from 'zod/mini';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

/** Kept beside the drafts, so that it goes when the owner leaves. */
const draftName = 'therapists-place';

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

/** Where the owner left the list. */
export type ListScrollPosition = z.output<typeof listScrollPosition>;

export function rememberScrollPosition(owner: string, place: ListScrollPosition): void {
  keepDraft(owner, draftName, JSON.stringify(place));
}

/** The place this owner left the list at in this tab; undefined when there is none or it cannot be read. */
export function rememberedScrollPosition(owner: string): ListScrollPosition | undefined {
  try {
    const read = listScrollPosition.safeParse(JSON.parse(readDraft(owner, draftName)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function forgetScrollPosition(owner: string): void {
  keepDraft(owner, draftName, '');
}
