import { toPerson } from '#web/copy/to-person';
import {
  FirstMessageForm,
  type FirstMessageFormProps,
} from '#web/features/therapists/first-message/first-message-form.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface FirstMessageDialogProps extends Omit<FirstMessageFormProps, 'onCancel'> {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog for the first message to a therapist. */
export function FirstMessageDialog({ opened, onClose, therapist, author }: FirstMessageDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Scrivi ${toPerson(therapist.name)}`} size="lg">
      <FirstMessageForm therapist={therapist} author={author} onCancel={onClose} />
    </Dialog>
  );
}
