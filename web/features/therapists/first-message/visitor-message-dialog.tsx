import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { toPerson } from '#web/copy/to-person';
import { firstMessageDraft } from '#web/features/therapists/first-message/first-message-draft';
import { MessageFields } from '#web/features/therapists/first-message/message-fields.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import { useAccountWays } from '#web/features/therapists/profile/use-account-ways';
import { useDraft } from '#web/forms/use-draft';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface VisitorMessageDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly therapist: Pick<Detail, 'token' | 'name'>;
}

/** A visitor writes to a therapist: the text stays in this tab until they have an account and send it themselves. */
export function VisitorMessageDialog({ opened, onClose, therapist }: VisitorMessageDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Scrivi ${toPerson(therapist.name)}`} size="lg">
      <VisitorMessageForm therapist={therapist} />
    </Dialog>
  );
}

function VisitorMessageForm({ therapist }: Pick<VisitorMessageDialogProps, 'therapist'>) {
  const { token, name } = therapist;
  const draft = useDraft(firstMessageDraft(token), (kept = '') => kept);
  const [text, setText] = useState(draft.initial);
  const box = useRef<HTMLTextAreaElement>(null);
  const { signIn, register } = useAccountWays({ kind: 'message', therapist: token, name });
  const write = (next: string) => {
    setText(next);
    draft.keep(next);
  };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <MessageFields {...{ box, name, text, draft }} onWrite={write} onDiscard={() => write(draft.blank)}>
        <Text>
          Per inviarlo serve un account da paziente: registrarsi richiede circa 4 minuti. Intanto il testo resta solo in
          questa scheda del browser. Poi torni sul suo profilo e lo trovi pronto: parte quando premi tu «Invia
          messaggio».
        </Text>
        <DialogActions>
          <Button variant="default" onClick={signIn}>
            Accedi
          </Button>
          <Button onClick={register}>Registrati</Button>
        </DialogActions>
      </MessageFields>
    </form>
  );
}
