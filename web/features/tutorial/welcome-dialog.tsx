import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { useIsDrawn } from '#web/features/tutorial/use-is-drawn';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

const name = 'welcome';

/** Whether a newcomer is still to be welcomed in this session, which its end names; forgotten when they leave (TUTOR-04). */
function useWelcome(): { readonly isDue: boolean; readonly close: () => void } {
  const { session, ends } = useSession();
  const isDrawn = useIsDrawn();
  const [isClosed, setClosed] = useState(false);
  const user = session.kind === 'signed-in' ? session.user : undefined;
  if (!user || !ends) return { isDue: false, close: () => undefined };
  return {
    isDue: isDrawn && !isClosed && isNewcomer(user) && readDraft(user.token, name) !== ends.endsAt,
    close: () => {
      keepDraft(user.token, name, ends.endsAt);
      setClosed(true);
    },
  };
}

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
