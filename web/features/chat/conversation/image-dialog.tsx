import { Stack } from '@mantine/core';
import classes from '#web/features/chat/conversation/message-content.module.css';
import { MessageWords } from '#web/features/chat/conversation/message-words.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileLink } from '#web/ui/files/file-link.tsx';

interface ImageDialogProps {
  readonly opened: boolean;
  readonly url: string;
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** An image of a conversation, as large as the window shows it, with its words. */
export function ImageDialog({ opened, url, name, text, onClose }: ImageDialogProps) {
  return (
    <Dialog opened={opened} title={<bdi>{name}</bdi>} size="xl" onClose={onClose}>
      <Stack gap="sm" align="start">
        <img src={url} alt={`Immagine ${name}`} className={classes.large} />
        {text !== '' && <MessageWords text={text} />}
        <FileLink href={url} name={name}>
          Scarica l’immagine
        </FileLink>
      </Stack>
    </Dialog>
  );
}
