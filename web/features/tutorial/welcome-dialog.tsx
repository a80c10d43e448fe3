import { Button, Modal, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWelcome } from '#web/features/tutorial/use-welcome';
import { paths } from '#web/routing/paths';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

/** Greets a new patient once per session, with the two ways to begin (TUTOR-01 to 04). */
export function WelcomeDialog() {
  const { isDue, close } = useWelcome();
  return (
    <Modal opened={isDue} onClose={close} title="Ti diamo il benvenuto" size="lg">
      <Stack>
        <Text>Qui puoi trovare uno psicologo, scrivergli e organizzare le tue sedute.</Text>
        <Text c="dimmed">
          Puoi cercare subito il terapeuta adatto a te. Il profilo lo completi ora o quando preferisci.
        </Text>
        <DialogActions>
          <Button component={Link} to={paths.patientDetails} variant="default" onClick={close}>
            Completa il profilo
          </Button>
          <Button component={Link} to={paths.therapists} data-autofocus onClick={close}>
            Trova il mio terapeuta
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
