import { Button, Text } from '@mantine/core';
import type { Instant } from '#contracts/kernel/instant';
import { useSecondsLeft } from '#web/features/login/use-seconds-left';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

const resendAfterSeconds = 60;

interface RecoverySentDialogProps {
  readonly opened: boolean;
  readonly sentAt: Instant | undefined;
  readonly isRunning: boolean;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

/** The link is on its way (RECOV-11). After a minute it can be sent again. */
export function RecoverySentDialog({ opened, sentAt, isRunning, onResend, onClose }: RecoverySentDialogProps) {
  const secondsLeft = useSecondsLeft(sentAt, resendAfterSeconds);
  return (
    <MessageDialog
      opened={opened}
      title="Richiesta modifica password"
      message="Riceverai una email con le indicazioni per modificare la password"
      advice="Se non arriva entro qualche minuto, guarda nella cartella dello spam. Quando entri con la nuova password si chiudono le sessioni aperte con quella di prima."
      onClose={onClose}
    >
      {secondsLeft > 0 ? (
        <Text size="sm" c="dimmed">
          Puoi chiederla di nuovo tra {secondsLeft} s.
        </Text>
      ) : (
        <Button variant="default" loading={isRunning} onClick={onResend}>
          Invia di nuovo
        </Button>
      )}
    </MessageDialog>
  );
}
