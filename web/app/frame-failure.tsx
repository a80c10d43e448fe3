import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { CrisisLines } from '#web/features/crisis-help/crisis-lines.tsx';
import { neutralPage } from '#web/features/crisis-help/neutral-page';

/** Replaces everything when the frame itself throws. The first script of the page performs the quick exit. */
export function FrameFailure() {
  return (
    <Stack component="main" align="flex-start" maw="36rem" mx="auto" p="xl">
      <Title>Questa pagina non si è aperta</Title>
      <Text>Ricarica la pagina; se succede ancora, riprova più tardi.</Text>
      <Group>
        <Button onClick={() => window.location.reload()}>Ricarica la pagina</Button>
        <Anchor href={neutralPage} rel="noreferrer" data-leave>
          Esci subito
        </Anchor>
      </Group>
      <Title order={2} size="h4">
        Ho bisogno di aiuto subito
      </Title>
      <CrisisLines />
    </Stack>
  );
}
