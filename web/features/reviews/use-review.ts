import { useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { leaveReview, listReviewStatuses } from '#contracts/reviews/reviews.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { emptyReview, keepReviewDraft, type ReviewValues, readReviewDraft } from '#web/features/reviews/review-draft';
import { notifySuccess } from '#web/ui/notify';

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
    await refresh(listReviewStatuses, therapistDetail);
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
