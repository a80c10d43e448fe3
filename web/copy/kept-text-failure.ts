import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

/**
 * Why a form was not sent, in a line that stands under a prescribed title; `unknown` where nobody knows whether it was.
 */
export function keptTextFailure(problem: Problem, unknown: string): string {
  if (problem.outcomeUnknown) return unknown;
  return `${problemText(problem).title}. Quello che hai scritto resta qui: riprova tra poco.`;
}
