import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { messageText } from '#contracts/chat/chat.api';
import classes from '#web/features/chat/conversation/send-box.module.css';
import { useDraft } from '#web/features/chat/use-draft';
import { fieldText } from '#web/fields/field-texts';
import { useRefusal } from '#web/ui/messages/use-refusal';

const limit = 4_000;
const countFrom = 3_500;

const faults = {
  required: 'Scrivi qualche parola prima di inviare.',
  invalid: 'Il messaggio può avere al massimo 4.000 caratteri: dividilo in due.',
};

interface SendBoxProps {
  readonly author: string;
  /** The chat to write to, which is there and open: elsewhere there is no box. */
  readonly chat: string;
  readonly onSend: (chat: string, text: string) => void;
}

/** The box for writing a message. Enter sends, Shift+Enter starts a new line; the text survives a reload. */
export function SendBox({ author, chat, onSend }: SendBoxProps) {
  const { text, write, isSuggested } = useDraft(author, chat);
  const wrongText = useRefusal(text);
  const box = useRef<HTMLTextAreaElement>(null);
  // Whoever comes with words to send goes on in the box, not at the conversation's name.
  useEffect(() => {
    if (isSuggested) box.current?.focus();
  }, [isSuggested]);
  const send = () => {
    box.current?.focus();
    const message = messageText.safeParse(text);
    if (!message.success) {
      wrongText.refuse('messaggio valido', fieldText(message.error.issues[0]?.message, faults) ?? '');
    } else {
      onSend(chat, message.data);
      write('');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} data-composer>
      <Textarea
        ref={box}
        className={classes.box}
        size="md"
        label="Il tuo messaggio"
        description={text.length >= countFrom ? `${text.length} di ${limit} caratteri` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...wrongText.field}
        autosize
        minRows={1}
        maxRows={6}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        size="md"
        className={classes.send}
        leftSection={<IconSend aria-hidden size={20} />}
        onClick={refuseSecondPress}
      >
        Invia
      </Button>
      <p className={classes.hint}>Invio spedisce il messaggio, Maiusc + Invio va a capo.</p>
    </form>
  );
}

/** The second press of a double click would find the box just emptied, and complain. */
function refuseSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Whether Enter only accepts a suggestion of an input method; Safari reveals this by the key code alone. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
