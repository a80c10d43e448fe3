import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';

/** The words for a problem with what a therapist keeps of a patient: whatever is sent again is done once. */
export function recordProblem(problem: Problem): ProblemText {
  const { title, advice } = problemText(problem);
  if (!problem.outcomeUnknown) return { title, advice };
  return { title, advice: 'Non abbiamo avuto conferma. Puoi riprovare: non succede due volte.' };
}
