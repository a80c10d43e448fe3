import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Problem } from '#contracts/kernel/problem';
import { leaveReview, listReviewStandings } from '#contracts/reviews/reviews.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { notifySuccess } from '#web/ui/messages/notify';

/** To be raised when the fields change their shape: an older draft is then not read. */
const version = 1;

const reviewDraft = z.object({
  version: z.literal(version),
  values: z.object({ rating: z.nullable(z.literal([1, 2, 3, 4, 5])), text: z.string() }),
});

type ReviewValues = z.output<typeof reviewDraft>['values'];

const emptyReview: ReviewValues = { rating: null, text: '' };

/** What the patient began to write about that therapist in this tab; an empty review when nothing can be read. */
function readReviewDraft(author: string, therapist: string): ReviewValues {
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

/** What keeps a review from being sent as it is. */
export type ReviewFault = 'no-rating' | 'long-text' | 'unseen-text';

/** The longest comment, in characters. */
export const longestText = 2000;

export interface ReviewSetup {
  /** The patient's token: the draft is theirs alone. */
  readonly author: string;
  readonly therapist: string;
  /** The session it is left for. */
  readonly appointment: string;
  readonly onDone: () => void;
}

/** The review being written. What is typed stays in this tab until it was taken; pressing twice leaves one. */
export function useReview({ author, therapist, appointment, onDone }: ReviewSetup) {
  const [values, setValues] = useState(() => readReviewDraft(author, therapist));
  const [fault, setFault] = useState<ReviewFault>();
  const [problem, setProblem] = useState<Problem>();
  const { run, isRunning } = useCommand(leaveReview);
  const refresh = useRefresh();
  const isDone = useRef(false);

  const write = (change: Partial<ReviewValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    setProblem(undefined);
    if (faultOf(next) !== fault) setFault(undefined);
    keepReviewDraft(author, therapist, next);
  };
  const send = async (): Promise<ReviewFault | undefined> => {
    const { rating, text } = values;
    const found = faultOf(values);
    setFault(found);
    setProblem(undefined);
    if (found || rating === null || isDone.current) return found;
    try {
      if (!(await run({ appointment, rating, text }))) return undefined;
      isDone.current = true;
      keepReviewDraft(author, therapist, emptyReview);
      notifySuccess('Recensione rilasciata con successo');
      onDone();
    } catch (failure) {
      setProblem(problemOf(failure));
    }
    // A review that counts as left already is learned from here as well.
    await refresh(listReviewStandings, therapistDetail);
    return undefined;
  };
  return { values, write, fault, problem, send, isSending: isRunning };
}

function faultOf({ rating, text }: ReviewValues): ReviewFault | undefined {
  if (rating === null) return 'no-rating';
  const [issue] = leaveReview.input.shape.text.safeParse(text).error?.issues ?? [];
  if (!issue) return undefined;
  return issue.message === 'unseen' ? 'unseen-text' : 'long-text';
}
