import { useState } from 'react';
import * as z from 'zod/mini';
import { leaveReview } from '#contracts/reviews/reviews.api';
import { type DraftKind, migrateValues } from '#web/forms/draft-store';
import { useDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';

const rating = z.literal([1, 2, 3, 4, 5]);
type Rating = z.output<typeof rating>;

const reviewValues = z.object({ rating: z.nullable(rating), text: z.string() });
type ReviewValues = z.output<typeof reviewValues>;

const emptyReview: ReviewValues = { rating: null, text: '' };

export function reviewDraft(therapist: string): DraftKind<ReviewValues> {
  return { name: `review:${therapist}`, version: 2, schema: reviewValues, migrate: migrateValues };
}

/** Why a review cannot be sent as it is. */
export type ReviewFault = 'no-rating' | 'long-text' | 'invisible-characters' | 'invalid-text';

export interface ReviewSetup {
  readonly therapist: string;
  /** The token of the session under review. */
  readonly appointment: string;
  readonly onDone: () => void;
}

/** The review form's state. Its draft stays in this tab until the review is published; pressing twice publishes one. */
export function useReview({ therapist, appointment, onDone }: ReviewSetup) {
  const draft = useDraft(reviewDraft(therapist), (kept = emptyReview) => kept);
  const [values, setValues] = useState(draft.initial);
  const [fault, setFault] = useState<ReviewFault>();
  const { submit, isSending, failed, clearFailure, isDone } = useSubmit(leaveReview, {
    input: (review: { readonly rating: Rating; readonly text: string }) => ({ appointment, ...review }),
    draft,
    onDone: () => {
      notifySuccess('Recensione rilasciata con successo');
      onDone();
    },
  });

  const write = (change: Partial<ReviewValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    clearFailure();
    if (faultOf(next) !== fault) setFault(undefined);
    draft.keep(next);
  };
  const startAfresh = () => {
    setValues(draft.blank);
    setFault(undefined);
    clearFailure();
  };
  const send = async (): Promise<ReviewFault | undefined> => {
    const { rating, text } = values;
    const found = faultOf(values);
    setFault(found);
    clearFailure();
    if (found || rating === null || isDone()) return found;
    await submit({ rating, text });
    return undefined;
  };
  return { values, draft, write, startAfresh, fault, problem: failed?.problem, send, isSending };
}

function faultOf({ rating, text }: ReviewValues): ReviewFault | undefined {
  if (rating === null) return 'no-rating';
  const [issue] = leaveReview.input.shape.text.safeParse(text).error?.issues ?? [];
  return issue && (textFaults[issue.message] ?? 'invalid-text');
}

/** The faults of a comment by the codes of its field. */
const textFaults: Readonly<Partial<Record<string, ReviewFault>>> = {
  invalid: 'long-text',
  invisible_characters: 'invisible-characters',
};
