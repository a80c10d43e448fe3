import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** The words for a problem of a change of the e-mail, that stand at no field. */
export function emailChangeProblem(problem: Problem): ProblemText {
  if (problem.code !== 'too_many_changes') return problemText(problem);
  return { title: 'Troppi cambi in poco tempo', advice: `Per cambiare l’email ${waitText(problem.details)}` };
}
