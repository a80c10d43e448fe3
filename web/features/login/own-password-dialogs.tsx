import { Text } from '@mantine/core';
import { RecoverySentDialog } from '#web/features/login/recovery-sent-dialog.tsx';
import { useRecovery } from '#web/features/login/use-recovery';
import { useSignedInUser } from '#web/session/session-context';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

const refusedAdvice = 'La richiesta non è partita. Riprova tra poco; se succede ancora, scrivi all’assistenza.';

interface OwnPasswordDialogsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks once, sends the link for a new password to the user's own e-mail, and says what comes next. */
export function OwnPasswordDialogs({ opened, onClose }: OwnPasswordDialogsProps) {
  const { email } = useSignedInUser();
  const { send, isRunning, sentTo, sentAt, forget } = useRecovery({ refusedAdvice, withToast: false });
  return (
    <>
      <ConfirmDialog
        type="validate"
        opened={opened && sentTo === undefined}
        title="Vuoi cambiare la password?"
        confirmLabel="Invia l’email"
        isRunning={isRunning}
        onConfirm={() => void send(email)}
        onDismiss={onClose}
      >
        <Text>
          Ti mandiamo a <strong>{email}</strong> un link per sceglierne una nuova. Fino ad allora resta quella di ora.
        </Text>
      </ConfirmDialog>
      <RecoverySentDialog
        opened={opened && sentTo !== undefined}
        sentAt={sentAt}
        isRunning={isRunning}
        onResend={() => void send(email)}
        onClose={() => {
          forget();
          onClose();
        }}
      />
    </>
  );
}
