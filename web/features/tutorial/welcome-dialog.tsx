import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface WelcomeDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function WelcomeDialog({ opened, onClose }: WelcomeDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Ti diamo il benvenuto" size="lg">
      <Stack>
        <Text>Qui puoi trovare uno psicologo, scrivergli e organizzare le tue sedute.</Text>
        <Text c="dimmed">
          Puoi cercare subito il terapeuta adatto a te. Il profilo lo completi ora o quando preferisci.
        </Text>
        <DialogActions>
          <Button component={Link} to={paths.patientDetails} variant="default" onClick={onClose}>
            Completa il profilo
          </Button>
          <Button component={Link} to={paths.therapists} data-autofocus onClick={onClose}>
            Trova il mio terapeuta
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
