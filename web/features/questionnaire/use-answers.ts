import { useEffect, useState } from 'react';
import { type Answers, noAnswers } from '#web/features/questionnaire/answers';
import { forgetAnswers, keepAnswers, keptAnswers } from '#web/features/questionnaire/kept-answers';
import { useReader } from '#web/session/use-reader';

interface AnswersState {
  readonly answers: Answers;
  readonly change: (part: Partial<Answers>) => void;
  readonly forget: () => void;
  /** The questionnaire came to its end: opened again it begins at the first step, with the answers in it. */
  readonly finish: () => void;
}

/** What was answered, kept in this tab at every change with the step it was answered at (QUEST-20). */
export function useAnswers(step: number): AnswersState {
  const reader = useReader();
  const [answers, setAnswers] = useState(() => keptAnswers(reader).answers);
  const isBegun = step > 1 || answers !== noAnswers;
  useEffect(() => {
    if (isBegun) keepAnswers(reader, { step, answers });
  }, [reader, step, answers, isBegun]);
  return {
    answers,
    change: (part) => setAnswers({ ...answers, ...part }),
    forget: () => {
      forgetAnswers(reader);
      setAnswers(noAnswers);
    },
    finish: () => keepAnswers(reader, { step: 1, answers }),
  };
}
