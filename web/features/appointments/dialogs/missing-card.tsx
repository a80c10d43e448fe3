import { Alert, Button, Stack, Text } from '@mantine/core';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface MissingCardProps {
  /** What is done: `L’appuntamento è annullato.`. */
  readonly done: string;
  /** The patient's token. */
  readonly patient: string;
  readonly isSending: boolean;
  /** Asks for the act again, which sends the card alone. */
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** In place of a form whose act is done: the patient's card did not reach the chat, and can be sent again. */
export function MissingCard({ done, patient, isSending, onSend, onClose }: MissingCardProps) {
  return (
    <Stack>
      <Alert role="alert" color="ocra" title="Il paziente non ha ancora ricevuto l’avviso in chat">
        <Text size="sm">{`${done} Manda di nuovo l’avviso, oppure scrivi tu.`}</Text>
        <ChatLink person={patient} label="Scrivi al paziente" onFollow={onClose} />
      </Alert>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Chiudi
        </Button>
        <Button loading={isSending} onClick={onSend}>
          Manda l’avviso
        </Button>
      </DialogActions>
    </Stack>
  );
}
