import { Alert, Button, Stack, Text } from '@mantine/core';
import type { Problem } from '#contracts/kernel/problem';
import { sendingFailure } from '#web/features/registration/sending-failure';

interface SendingProblemProps {
  readonly problem: Problem;
  readonly isRunning: boolean;
}

/** A registration that did not go through: what happened, what is safe, and another try. The form stays as it is. */
export function SendingProblem({ problem, isRunning }: SendingProblemProps) {
  const { title, advice } = sendingFailure(problem);
  return (
    <Alert role="alert" color="mattone" title={title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{advice}</Text>
        <Button type="submit" variant="default" loading={isRunning}>
          Riprova
        </Button>
      </Stack>
    </Alert>
  );
}
