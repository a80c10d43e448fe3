import { Modal } from '@mantine/core';
import {
  FirstMessageForm,
  type FirstMessageFormProps,
} from '#web/features/therapists/first-message/first-message-form.tsx';

interface FirstMessageDialogProps extends Omit<FirstMessageFormProps, 'onCancel'> {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where the first message to a therapist is written (CHAT-40). */
export function FirstMessageDialog({ opened, onClose, therapist, author }: FirstMessageDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Scrivi a ${therapist.name}`} size="lg">
      <FirstMessageForm therapist={therapist} author={author} onCancel={onClose} />
    </Modal>
  );
}
