import { Alert, Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { MessageFields } from '#web/features/therapists/first-message/message-fields.tsx';
import { OthersLink, pausedWords } from '#web/features/therapists/first-message/paused-requests.tsx';
import { useFirstMessage } from '#web/features/therapists/first-message/use-first-message';
import type { Detail } from '#web/features/therapists/profile/detail';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

export interface FirstMessageFormProps {
  readonly therapist: Pick<Detail, 'token' | 'name' | 'areas' | 'requestsPaused'>;
  /** The patient's token, under which the draft is kept. */
  readonly author: string;
  readonly onCancel: () => void;
}

/** The form of the first message, with what happens to it. */
export function FirstMessageForm({ therapist, author, onCancel }: FirstMessageFormProps) {
  const { text, draft, write, startAfresh, send, isSending, isRefused, fault } = useFirstMessage(author, therapist);
  const isPaused = therapist.requestsPaused || isRefused;
  const box = useRef<HTMLTextAreaElement>(null);
  // In a dialog that was open before it, nothing else gives it the focus.
  useEffect(() => box.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.current?.focus();
    void send();
  };
  return (
    <form noValidate onSubmit={submit}>
      <MessageFields
        {...{ box, text, draft, fault, isSending }}
        name={therapist.name}
        onWrite={write}
        onDiscard={startAfresh}
        notice={isPaused && <PausedNotice therapist={therapist} />}
      >
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {isPaused ? 'Chiudi' : 'Annulla'}
          </Button>
          {!isPaused && (
            <Button type="submit" loading={isSending}>
              Invia messaggio
            </Button>
          )}
        </DialogActions>
      </MessageFields>
    </form>
  );
}

/** The pause began while the message was written, or before a visitor who had written was back. */
function PausedNotice({ therapist }: Pick<FirstMessageFormProps, 'therapist'>) {
  return (
    <Alert color="ocra" title={pausedWords}>
      Il messaggio non è partito. Il testo resta in questa scheda del browser: lo ritrovi qui se {therapist.name}{' '}
      riprende.
      <div>
        <OthersLink therapist={therapist} />
      </div>
    </Alert>
  );
}
