import { Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import classes from '#web/features/therapists/first-message/message-fields.module.css';
import { DraftNote } from '#web/forms/draft-note.tsx';
import type { Draft } from '#web/forms/use-draft';

const starters = [
  'Buongiorno, vorrei un primo colloquio per capire se possiamo lavorare insieme.',
  'Buongiorno, vorrei sapere in quali giorni e orari riceve.',
  'Buongiorno, non so bene da dove cominciare: possiamo sentirci per un primo colloquio?',
] as const;

interface MessageFieldsProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** The therapist's name. */
  readonly name: string;
  readonly text: string;
  readonly draft: Draft<string>;
  readonly fault?: string | undefined;
  /** While the text is on its way it cannot be changed: what is added would not go with it. */
  readonly isSending?: boolean;
  readonly onWrite: (text: string) => void;
  readonly onDiscard: () => void;
  /** Why nothing can be sent: it comes first, and in place of the ways to begin. */
  readonly notice?: ReactNode;
  /** What happens next, and the buttons. */
  readonly children: ReactNode;
}

/** The box for a first message, ways to begin it, and a note that the chat is not an emergency service. */
export function MessageFields(props: MessageFieldsProps) {
  const { box, name, text, draft, fault, isSending = false, onWrite, onDiscard, notice, children } = props;
  const begin = (starter: string) => {
    onWrite(text.trim() === '' ? starter : `${text}\n${starter}`);
    box.current?.focus();
  };
  return (
    <Stack>
      {notice}
      <DraftNote draft={draft} lost="Si svuota il messaggio." onDiscard={onDiscard} />
      <Textarea
        ref={box}
        data-autofocus
        label="Il tuo messaggio"
        description={notice ? undefined : 'Bastano poche righe. Non serve raccontare tutto adesso.'}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        readOnly={isSending}
        error={fault}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {!notice && (
        <>
          <MessageStarters isDisabled={isSending} onChoose={begin} />
          <Text size="sm" c="dimmed">
            {name} legge il messaggio nella chat e ti risponde lì. Può proporti un primo colloquio gratuito. Scrivere
            non ti impegna a nulla.
          </Text>
        </>
      )}
      <Text size="sm" c="dimmed">
        La chat non è un servizio di emergenza. Se sei in pericolo chiama il 112; per parlare subito con qualcuno trovi
        i numeri in «Ho bisogno di aiuto subito».
      </Text>
      {children}
    </Stack>
  );
}

interface MessageStartersProps {
  readonly isDisabled: boolean;
  readonly onChoose: (starter: string) => void;
}

/** Suggested first sentences: pressing one writes it into the box; nothing is sent. */
function MessageStarters({ isDisabled, onChoose }: MessageStartersProps) {
  const label = useId();
  return (
    <div>
      <p id={label} className={classes.label}>
        Non sai come iniziare? Premi una frase per scriverla, poi cambiala come vuoi.
      </p>
      <ul aria-labelledby={label} className={classes.starters}>
        {starters.map((starter) => (
          <li key={starter}>
            <UnstyledButton className={classes.starter} disabled={isDisabled} onClick={() => onChoose(starter)}>
              {starter}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
