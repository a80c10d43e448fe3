import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { SetupStep } from '#contracts/setup/setup-step';
import { SetupTimeline } from '#web/features/setup/setup-timeline.tsx';
import { useSetup } from '#web/features/setup/use-setup';
import { paths } from '#web/routing/paths';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface SetupCardProps {
  /** The control that leads to a step; `isMain` for the one that is next. */
  readonly wayTo: (step: SetupStep, label: string, isMain: boolean) => ReactNode;
}

/** What a professional still has to do before patients can find them, step by step. */
export function SetupCard({ wayTo }: SetupCardProps) {
  const { query, missing } = useSetup();
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            Prossimo passo
          </Text>
          <Title order={2} size="h3" id={title}>
            {missing.length === 1
              ? 'Ti manca un passo per iniziare'
              : `Ti mancano ${missing.length} passi per iniziare`}
          </Title>
        </div>
        <QueryRegion query={query} what="i passi per iniziare">
          {(setup) => <SetupTimeline setup={setup} wayTo={wayTo} />}
        </QueryRegion>
        <Text size="sm" c="dimmed">
          Hai una domanda su questi passi?{' '}
          <Anchor component={Link} to={paths.tickets} underline="always">
            Scrivi all’assistenza
          </Anchor>
        </Text>
      </Stack>
    </Paper>
  );
}
