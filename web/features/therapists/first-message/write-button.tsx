import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  FirstMessageForm,
  type FirstMessageFormProps,
} from '#web/features/therapists/first-message/first-message-form.tsx';
import { useCarriedMessage } from '#web/features/therapists/first-message/use-carried-message';
import { VisitorMessageDialog } from '#web/features/therapists/first-message/visitor-message-dialog.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

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
