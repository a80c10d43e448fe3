import * as z from 'zod/mini';
import { keepDraft, readDraft } from '#web/session/tab-drafts';

/** To be raised when the fields change their shape: an older draft is then not read. */
const version = 1;

const reviewDraft = z.object({
  version: z.literal(version),
  values: z.object({ rating: z.nullable(z.literal([1, 2, 3, 4, 5])), text: z.string() }),
});

export type ReviewValues = z.output<typeof reviewDraft>['values'];

export const emptyReview: ReviewValues = { rating: null, text: '' };

/** What the patient began to write about that therapist in this tab; an empty review when nothing can be read. */
export function readReviewDraft(author: string, therapist: string): ReviewValues {
  try {
    const read = reviewDraft.safeParse(JSON.parse(readDraft(author, nameOf(therapist))));
    return read.success ? read.data.values : emptyReview;
  } catch {
    return emptyReview;
  }
}

/** Keeps it until it is sent; an empty one is forgotten. */
export function keepReviewDraft(author: string, therapist: string, values: ReviewValues): void {
  const isEmpty = values.rating === null && values.text === '';
  keepDraft(author, nameOf(therapist), isEmpty ? '' : JSON.stringify({ version, values }));
}

function nameOf(therapist: string): string {
  return `review:${therapist}`;
}
