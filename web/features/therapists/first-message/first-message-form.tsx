import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { MessageFields } from '#web/features/therapists/first-message/message-fields.tsx';
import { useFirstMessage } from '#web/features/therapists/first-message/use-first-message';
import type { Detail } from '#web/features/therapists/profile/detail';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

export interface FirstMessageFormProps {
  readonly therapist: Pick<Detail, 'token' | 'name'>;
  /** The patient's token, under which the draft is kept. */
  readonly author: string;
  readonly onCancel: () => void;
}

/** The form of the first message, with what happens to it. */
export function FirstMessageForm({ therapist, author, onCancel }: FirstMessageFormProps) {
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
