import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** The words for a problem of what the password confirmed, that stand at no field. */
export function confirmedProblem(problem: Problem): ProblemText {
  if (problem.code === 'too_many_changes') {
    return { title: 'Troppi cambi in poco tempo', advice: `Per cambiare l’email ${waitText(problem.details)}` };
  }
  if (problem.code === 'too_many_exports') {
    return { title: 'Hai già preparato più file', advice: `Per un altro ${waitText(problem.details)}` };
  }
  return problemText(problem);
}
