import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { longestMessage, messageText } from '#contracts/chat/chat.api';
import { proseText } from '#contracts/kernel/prose-text';
import { AttachButtons } from '#web/features/chat/attachment/attach-buttons.tsx';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';
import { AttachmentList } from '#web/features/chat/attachment/attachment-list.tsx';
import { acceptedWords } from '#web/features/chat/attachment/attachment-refusal';
import type { Attachments } from '#web/features/chat/attachment/use-attachments';
import classes from '#web/features/chat/conversation/send-box.module.css';
import { useDraft } from '#web/features/chat/use-draft';
import { characterCount } from '#web/fields/character-count';
import { fieldText } from '#web/fields/field-texts';
import { useRefusal } from '#web/ui/messages/use-refusal';

const countFrom = 3_500;

const faults = {
  required: 'Scrivi qualche parola prima di inviare.',
  invalid: 'Il messaggio può avere al massimo 4.000 caratteri: dividilo in due.',
};

interface SendBoxProps {
  readonly author: string;
  /** The chat to write to, which is there and open: elsewhere there is no box. */
  readonly chat: string;
  /** The files of the next message. */
  readonly attachments: Attachments;
  readonly onSend: (chat: string, text: string, attachment?: ChosenAttachment) => void;
}

/**
 * The box for writing a message and attaching files. Enter sends, Shift+Enter starts a new line; the text survives a
 * reload. Of several files each is a message, the first with the text.
 */
export function SendBox({ author, chat, attachments, onSend }: SendBoxProps) {
  const { text, write, isSuggested } = useDraft(author, chat);
  const length = characterCount(text);
  const wrongText = useRefusal(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const attach = useRef<HTMLButtonElement>(null);
  // Whoever comes with words to send goes on in the box, not at the conversation's name.
  useEffect(() => {
    if (isSuggested) box.current?.focus();
  }, [isSuggested]);
  const send = () => {
    if (attachments.isPreparing) return;
    box.current?.focus();
    const [first, ...others] = attachments.chosen;
    const message = (first ? proseText(longestMessage) : messageText).safeParse(text);
    if (!message.success) {
      wrongText.refuse('messaggio valido', fieldText(message.error.issues[0]?.message, faults) ?? '');
      return;
    }
    onSend(chat, message.data, first);
    for (const attachment of others) onSend(chat, '', attachment);
    attachments.clear();
    write('');
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
      <AttachmentList attachments={attachments} onRemoved={() => attach.current?.focus()} />
      <AttachButtons ref={attach} onChosen={attachments.add} />
      <Textarea
        ref={box}
        className={classes.box}
        size="md"
        label="Il tuo messaggio"
        description={length >= countFrom ? `${length} di ${longestMessage} caratteri` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...wrongText.field}
        autosize
        minRows={1}
        maxRows={6}
        dir="auto"
        enterKeyHint="send"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => attachPasted(event, attachments)}
      />
      <Button
        type="submit"
        size="md"
        className={classes.send}
        loading={attachments.isPreparing}
        leftSection={<IconSend aria-hidden size={20} />}
        onClick={refuseSecondPress}
      >
        Invia
      </Button>
      <p className={classes.hint}>
        Invio spedisce il messaggio, Maiusc + Invio va a capo. Puoi allegare, incollare o trascinare {acceptedWords}.
      </p>
    </form>
  );
}

/** The second press of a double click would find the box just emptied, and complain. */
function refuseSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

function attachPasted(event: ClipboardEvent, { add }: Attachments): void {
  const { clipboardData } = event;
  if (clipboardData.files.length === 0 || holdsOwnText(clipboardData)) return;
  event.preventDefault();
  void add([...clipboardData.files]);
}

/** Office programs put a picture beside the copied text; the Finder puts the names beside the copied files. */
function holdsOwnText(clipboard: DataTransfer): boolean {
  const { files, types } = clipboard;
  if (!types.includes('text/plain')) return false;
  if (types.includes('text/html') || types.includes('text/rtf')) return true;
  const text = clipboard.getData('text/plain').replaceAll('\r', '\n');
  const names = [...files].map(({ name }) => name).join('\n');
  return text.normalize() !== names.normalize();
}

/** Whether Enter only accepts a suggestion of an input method; Safari reveals this by the key code alone. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
