import { Button, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { type FormEvent, useId, useRef } from 'react';
import classes from '#web/features/therapists/first-message/first-message-form.module.css';
import { useFirstMessage } from '#web/features/therapists/first-message/use-first-message';
import type { Detail } from '#web/features/therapists/profile/detail';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

const starters = [
  'Buongiorno, vorrei un primo colloquio per capire se possiamo lavorare insieme.',
  'Buongiorno, vorrei sapere in quali giorni e orari riceve.',
  'Buongiorno, non so bene da dove cominciare: possiamo sentirci per un primo colloquio?',
] as const;

interface MessageStartersProps {
  readonly onChoose: (starter: string) => void;
}

/** Suggested first sentences: pressing one writes it into the box; nothing is sent. */
function MessageStarters({ onChoose }: MessageStartersProps) {
  const label = useId();
  return (
    <div>
      <p id={label} className={classes.label}>
        Non sai come iniziare? Premi una frase per scriverla, poi cambiala come vuoi.
      </p>
      <ul aria-labelledby={label} className={classes.starters}>
        {starters.map((starter) => (
          <li key={starter}>
            <UnstyledButton className={classes.starter} onClick={() => onChoose(starter)}>
              {starter}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FirstMessageFormProps {
  readonly therapist: Pick<Detail, 'token' | 'name'>;
  /** The patient's token, under which the draft is kept. */
  readonly author: string;
  readonly onCancel: () => void;
}

/** The form of the first message, with what happens to it and a note that the chat is not an emergency service. */
export function FirstMessageForm({ therapist, author, onCancel }: FirstMessageFormProps) {
  const { text, draft, write, startAfresh, send, isSending, fault } = useFirstMessage(author, therapist.token);
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.current?.focus();
    void send();
  };
  const begin = (starter: string) => {
    write(text.trim() === '' ? starter : `${text}\n${starter}`);
    box.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <DraftNote draft={draft} lost="Si svuota il messaggio." onDiscard={startAfresh} />
        <Textarea
          ref={box}
          data-autofocus
          size="md"
          label="Il tuo messaggio"
          description="Bastano poche righe. Non serve raccontare tutto adesso."
          autosize
          minRows={4}
          maxRows={10}
          value={text}
          error={fault}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <MessageStarters onChoose={begin} />
        <Text size="sm" c="dimmed">
          {therapist.name} legge il messaggio nella chat e ti risponde lì. Può proporti un primo colloquio gratuito.
          Scrivere non ti impegna a nulla.
        </Text>
        <Text size="sm" c="dimmed">
          La chat non è un servizio di emergenza. Se sei in pericolo chiama il 112; per parlare subito con qualcuno
          trovi i numeri in «Ho bisogno di aiuto subito».
        </Text>
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            Invia messaggio
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
