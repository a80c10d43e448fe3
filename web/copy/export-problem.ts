import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** The words for a problem of a file that the password opens, that stand at no field. */
export function exportProblem(problem: Problem): ProblemText {
  if (problem.code !== 'too_many_exports') return problemText(problem);
  return { title: 'Hai già preparato più file', advice: `Per un altro ${waitText(problem.details)}` };
}
