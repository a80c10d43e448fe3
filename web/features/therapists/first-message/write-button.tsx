import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MessageFields } from '#web/features/therapists/first-message/message-fields.tsx';
import { useCarriedMessage, useFirstMessage } from '#web/features/therapists/first-message/use-first-message';
import { VisitorMessageDialog } from '#web/features/therapists/first-message/visitor-message-dialog.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface WriteButtonProps {
  readonly therapist: Pick<Detail, 'token' | 'name' | 'chat'>;
  readonly className: string | undefined;
}

/** Starts the chat with the therapist or opens the existing one; a visitor writes first, and signs in to send it. */
export function WriteButton({ therapist, className }: WriteButtonProps) {
  const { session } = useSession();
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  useCarriedMessage(therapist, () => setWriting(true));
  if (session.kind === 'signed-in' && session.user.userType === 'professional') return null;

  const { chat } = therapist;
  const press = () => {
    if (chat === null) setWriting(true);
    else void navigate(paths.conversation(chat));
  };
  return (
    <div className={className} data-above-bar={session.kind === 'signed-in' || undefined}>
      <Button size="md" leftSection={<IconMessageCircle aria-hidden size={20} />} onClick={press}>
        {chat === null ? 'Scrivi un messaggio' : 'Scrivi in chat'}
      </Button>
      {session.kind === 'visitor' && (
        <VisitorMessageDialog opened={isWriting} onClose={() => setWriting(false)} therapist={therapist} />
      )}
      {session.kind === 'signed-in' && (
        <FirstMessageDialog
          opened={isWriting}
          onClose={() => setWriting(false)}
          therapist={therapist}
          author={session.user.token}
        />
      )}
    </div>
  );
}

interface FirstMessageDialogProps extends Omit<FirstMessageFormProps, 'onCancel'> {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog for the first message to a therapist. */
function FirstMessageDialog({ opened, onClose, therapist, author }: FirstMessageDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Scrivi a ${therapist.name}`} size="lg">
      <FirstMessageForm therapist={therapist} author={author} onCancel={onClose} />
    </Dialog>
  );
}

interface FirstMessageFormProps {
  readonly therapist: Pick<Detail, 'token' | 'name'>;
  /** The patient's token, under which the draft is kept. */
  readonly author: string;
  readonly onCancel: () => void;
}

/** The form of the first message, with what happens to it. */
function FirstMessageForm({ therapist, author, onCancel }: FirstMessageFormProps) {
  const { text, draft, write, startAfresh, send, isSending, fault } = useFirstMessage(author, therapist);
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.current?.focus();
    void send();
  };
  return (
    <form noValidate onSubmit={submit}>
      <MessageFields {...{ box, text, draft, fault }} name={therapist.name} onWrite={write} onDiscard={startAfresh}>
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            Invia messaggio
          </Button>
        </DialogActions>
      </MessageFields>
    </form>
  );
}
