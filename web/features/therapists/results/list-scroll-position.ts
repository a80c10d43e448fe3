import * as z from 'zod/mini';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

/** Kept beside the drafts, so that it goes when the reader leaves. */
const placeName = 'therapists-place';

const listPlace = z.object({
  /** The query of the list's address, which says what was looked for. */
  query: z.string(),
  /** How many pages were loaded. */
  pages: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** The therapist whose card was pressed. */
  token: z.string(),
  /** How far the page was scrolled, in pixels. */
  top: z.number(),
});

/** Where the reader left the list. */
export type ListPlace = z.output<typeof listPlace>;

export function rememberPlace(reader: string, place: ListPlace): void {
  keepDraft(reader, placeName, JSON.stringify(place));
}

/** The place this reader left the list at in this tab; undefined when there is none or it cannot be read. */
export function rememberedPlace(reader: string): ListPlace | undefined {
  try {
    const read = listPlace.safeParse(JSON.parse(readDraft(reader, placeName)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPlace(reader: string): void {
  keepDraft(reader, placeName, '');
}
