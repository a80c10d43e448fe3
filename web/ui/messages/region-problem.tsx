import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { readingProblemText } from '#web/copy/problem-texts';
import classes from '#web/ui/messages/region-problem.module.css';

interface RegionProblemProps {
  readonly problem: Problem;
  /** Tries again; resolves when that attempt has ended. After a success this component is gone. */
  readonly onRetry: () => Promise<unknown>;
}

/**
 * Replaces a region that could not be loaded: what happened, what is safe, one way on. Never looks like "nothing here".
 */
export function RegionProblem({ problem, onRetry }: RegionProblemProps) {
  const [attempt, setAttempt] = useState<'running' | 'failed'>();
  const { title, advice } = readingProblemText(problem);
  const isRunning = attempt === 'running';
  const retry = async () => {
    setAttempt('running');
    await onRetry();
    setAttempt('failed');
  };
  return (
    // Not atomic: after another attempt only what is new is announced.
    <Paper p="lg" radius="lg" withBorder className={classes.problem} role="alert" aria-atomic={false}>
      <IconCloudOff aria-hidden size={28} color="var(--ascolto-graphic)" />
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{title}</Text>
        <Text>{advice}</Text>
        {attempt === 'failed' && <Text>Non ci siamo ancora riusciti.</Text>}
        {/* A disabled button would lose the focus. */}
        <Button
          variant="default"
          aria-disabled={isRunning}
          data-disabled={isRunning}
          onClick={() => isRunning || retry()}
        >
          {isRunning ? 'Riproviamo…' : 'Riprova'}
        </Button>
      </Stack>
    </Paper>
  );
}
