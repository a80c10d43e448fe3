import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { ownNewRequests } from '#contracts/new-requests/new-requests.api';
import { useQuery } from '#web/api/use-query';
import { AvailableNow } from '#web/features/new-requests/available-now.tsx';
import { usePause } from '#web/features/new-requests/use-pause';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** For the profile: whether new patients may write, and the button that changes it at once, and back. */
export function NewRequestsPanel() {
  const query = useQuery(ownNewRequests, {});
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="xs">
        <Title order={2} size="h4" id={title}>
          Nuove richieste
        </Title>
        <QueryRegion query={query} what="se accetti nuove richieste">
          {({ pausedAt }) => <Pause pausedAt={pausedAt} />}
        </QueryRegion>
        <AvailableNow />
      </Stack>
    </Paper>
  );
}

function Pause({ pausedAt }: { readonly pausedAt: string | null }) {
  const { setPaused, isSaving } = usePause();
  const isPaused = pausedAt !== null;
  const meaning = useId();
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ flex: '1 1 20rem' }}>
        <Text role="status" fw={600}>
          {isPaused ? `Sospese dal ${shortDate(instantFromIso(pausedAt))}` : 'Le accetti'}
        </Text>
        <Text id={meaning} size="sm" c="dimmed">
          <span>{isPaused ? 'Resti' : 'Se le sospendi resti'}</span> nell’elenco con la scritta «Al momento non accetta
          nuove richieste», e un nuovo paziente non può scriverti. Per chi è già in chat o in seduta con te non cambia
          nulla.
        </Text>
      </div>
      <Button
        variant={isPaused ? 'filled' : 'default'}
        loading={isSaving}
        aria-describedby={meaning}
        onClick={() => void setPaused(!isPaused)}
      >
        {isPaused ? 'Riprendi le nuove richieste' : 'Sospendi le nuove richieste'}
      </Button>
    </Group>
  );
}
