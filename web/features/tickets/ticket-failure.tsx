import { Text } from '@mantine/core';
import type { Problem } from '#contracts/kernel/problem';
import { ticketFailureText } from '#web/features/tickets/ticket-failure-text';
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
      {problem && <Text size="sm">{ticketFailureText(problem, unknown)}</Text>}
    </ErrorSummary>
  );
}
