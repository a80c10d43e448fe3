import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

interface RegionProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** A region that could not load: what happened, what is safe, one way on. Never looks like "nothing here". */
export function RegionProblem({ problem, onRetry }: RegionProblemProps) {
  const { title, advice } = problemText(problem);
  return (
    <Paper p="lg" radius="lg" withBorder role="alert">
      <Group align="flex-start" wrap="nowrap">
        <IconCloudOff aria-hidden size={28} color="var(--ascolto-graphic)" />
        <Stack gap="xs" align="flex-start">
          <Text fw={600}>{title}</Text>
          <Text>{advice}</Text>
          <Button variant="default" onClick={onRetry}>
            Riprova
          </Button>
        </Stack>
      </Group>
    </Paper>
  );
}
