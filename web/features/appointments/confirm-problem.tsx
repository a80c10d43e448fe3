import { Alert, Button, Stack, Text } from '@mantine/core';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

interface ConfirmProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** A confirmation that did not succeed, told calmly beside its button (APPT-92). */
export function ConfirmProblem({ problem, onRetry }: ConfirmProblemProps) {
  const { title, advice } = wordsFor(problem);
  return (
    <Alert color="mattone" role="alert" title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{advice}</Text>
        <Button variant="default" size="compact-md" onClick={onRetry}>
          Riprova
        </Button>
      </Stack>
    </Alert>
  );
}

function wordsFor(problem: Problem) {
  if (problem.code !== 'not_pending') return problemText(problem);
  return {
    title: 'Questo appuntamento è cambiato nel frattempo',
    advice: 'Lo abbiamo riletto: qui vedi com’è adesso.',
  };
}
