import { Text } from '@mantine/core';
import type { Problem } from '#contracts/kernel/problem';
import { keptTextFailure } from '#web/copy/kept-text-failure';
import { problemText } from '#web/copy/problem-texts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';

interface TicketFailureProps {
  readonly problem: Problem | undefined;
  /** What is said where nobody knows whether it arrived. */
  readonly unknown: string;
}

/** Why something was not sent, under the prescribed word, with what is safe and what to do (TICKET-22). */
export function TicketFailure({ problem, unknown }: TicketFailureProps) {
  return (
    <ErrorSummary problems={[]} onGoTo={() => undefined} attempt={problem} title="error">
      {problem && <Text size="sm">{wordsFor(problem, unknown)}</Text>}
    </ErrorSummary>
  );
}

function wordsFor(problem: Problem, unknown: string): string {
  if (problem.code !== 'key_reused') return keptTextFailure(problem, unknown);
  const { title, advice } = problemText(problem);
  return `${title}. ${advice}`;
}
