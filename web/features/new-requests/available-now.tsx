import { Badge, Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';

/**
 * 'Disponibile subito', a service that does not exist yet: its confirmation opens and closes, and nothing is saved
 * (HELP-46, HELP-47).
 */
export function AvailableNow() {
  const { module, load } = useConfirmDialog();
  const [opened, setOpened] = useState(false);
  const meaning = useId();
  const close = () => setOpened(false);
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ flex: '1 1 20rem' }}>
        <Group gap="xs">
          <Text fw={600}>Disponibile subito</Text>
          <Badge variant="light" color="gray" tt="none">
            In arrivo
          </Badge>
        </Group>
        <Text id={meaning} size="sm" c="dimmed">
          Per chi potrà ricevere un nuovo paziente in giornata.
        </Text>
      </div>
      <Button variant="default" aria-describedby={meaning} onClick={() => void load(() => setOpened(true))}>
        Attiva «Disponibile subito»
      </Button>
      {module && (
        <module.ConfirmDialog
          type="validate"
          opened={opened}
          title="Disponibile subito"
          confirmLabel="Ho capito"
          isRunning={false}
          onConfirm={close}
          onDismiss={close}
        >
          <Text>
            Questo servizio non c’è ancora: per ora non si attiva nulla e non salviamo nulla. Quando ci sarà, da qui
            potrai dire ai pazienti che li ricevi in giornata.
          </Text>
        </module.ConfirmDialog>
      )}
    </Group>
  );
}
