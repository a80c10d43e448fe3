import { useState } from 'react';
import { toPerson } from '#web/copy/to-person';
import { FirstMessageForm } from '#web/features/therapists/first-message/first-message-form.tsx';
import { FavouriteChoice } from '#web/features/therapists/new-conversation/favourite-choice.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface NewConversationDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The patient's token. */
  readonly author: string;
}

type Addressee = Pick<Detail, 'token' | 'name' | 'areas' | 'requestsPaused'>;

/** Asks whom to write to, and then for the first message. */
export function NewConversationDialog({ opened, onClose, author }: NewConversationDialogProps) {
  const [addressee, setAddressee] = useState<Addressee>();
  const close = () => {
    setAddressee(undefined);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={addressee ? `Scrivi ${toPerson(addressee.name)}` : 'Nuova conversazione'}
      size="lg"
    >
      {addressee ? (
        <FirstMessageForm therapist={addressee} author={author} onCancel={close} />
      ) : (
        <FavouriteChoice onChosen={setAddressee} onCancel={close} />
      )}
    </Dialog>
  );
}
