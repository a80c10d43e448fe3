import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Instant } from '#contracts/kernel/instant';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

const resendAfterSeconds = 60;

interface RecoverySentDialogProps {
  readonly opened: boolean;
  readonly sentAt: Instant | undefined;
  readonly isRunning: boolean;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

/** Says that the link is on its way. After a minute it can be sent again. */
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
        <Text size="sm" c="dimmed">{`Puoi chiederla di nuovo tra ${secondsLeft} s.`}</Text>
      ) : (
        <Button variant="default" loading={isRunning} onClick={onResend}>
          Invia di nuovo
        </Button>
      )}
    </MessageDialog>
  );
}

/** The whole seconds left of `seconds` since the instant; 0 when they are over or there is no instant. */
function useSecondsLeft(since: Instant | undefined, seconds: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, seconds - Math.floor((now - since) / 1_000));
}
