import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

interface ConfirmProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** A confirmation that did not succeed, told calmly beside its button (APPT-92). */
export function ConfirmProblem({ problem, onRetry }: ConfirmProblemProps) {
  return <RetryAlert {...wordsFor(problem)} onRetry={onRetry} />;
}

function wordsFor(problem: Problem) {
  if (problem.code !== 'not_pending') return problemText(problem);
  return {
    title: 'Questo appuntamento è cambiato nel frattempo',
    advice: 'Lo abbiamo riletto: qui vedi com’è adesso.',
  };
}
