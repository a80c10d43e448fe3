import { ActionIcon, Alert } from '@mantine/core';
import { IconAlertCircle, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';
import classes from '#web/features/chat/attachment/attachment-list.module.css';
import { refusalWords } from '#web/features/chat/attachment/attachment-refusal';
import type { Attachments } from '#web/features/chat/attachment/use-attachments';
import { fileSizeText } from '#web/fields/documents/file-size-text';
import { useObjectUrl } from '#web/fields/documents/use-object-url';

interface AttachmentListProps {
  readonly attachments: Attachments;
  /** Runs after something here is taken away, to give the focus a place. */
  readonly onRemoved: () => void;
}

/** The files of the next message, with what they look like, and those that were refused, with the reason. */
export function AttachmentList({ attachments, onRemoved }: AttachmentListProps) {
  const { chosen, refused, isPreparing, said, remove, dismiss } = attachments;
  const isEmpty = chosen.length === 0 && refused.length === 0 && !isPreparing;
  const hasPhoto = chosen.some(({ size }) => size !== null);
  return (
    <div className={classes.attachments} data-empty={isEmpty || undefined}>
      {refused.length > 0 && (
        <Alert
          role="alert"
          color="mattone"
          icon={<IconAlertCircle aria-hidden />}
          className={classes.refused}
          withCloseButton
          closeButtonLabel="Chiudi l’avviso"
          onClose={() => {
            dismiss();
            onRemoved();
          }}
        >
          {refused.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may be called the same, and none ever moves
            <p key={at}>{refusalWords(each)}</p>
          ))}
        </Alert>
      )}
      {chosen.length > 0 && (
        <ul aria-label="Allegati" className={classes.list}>
          {chosen.map((attachment, at) => (
            <AttachmentItem
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice, and none ever moves
              key={at}
              attachment={attachment}
              onRemove={() => {
                remove(attachment);
                onRemoved();
              }}
            />
          ))}
        </ul>
      )}
      {hasPhoto && <p className={classes.note}>Le foto partono senza luogo, data e altri dati nascosti.</p>}
      <p role="status" className={isPreparing ? classes.note : 'visually-hidden'}>
        {isPreparing ? 'Preparazione del file…' : said}
      </p>
    </div>
  );
}

interface AttachmentItemProps {
  readonly attachment: ChosenAttachment;
  readonly onRemove: () => void;
}

function AttachmentItem({ attachment, onRemove }: AttachmentItemProps) {
  const { file, name, mediaType, bytes, size } = attachment;
  const url = useObjectUrl(file, mediaType);
  return (
    <li className={classes.item}>
      {size ? (
        <img src={url} alt="" className={classes.picture} />
      ) : (
        <IconFileTypePdf aria-hidden className={classes.sign} size={28} />
      )}
      <span className={classes.words}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.note}>{fileSizeText(bytes)}</span>
      </span>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Togli ${name}`} onClick={onRemove}>
        <IconTrash aria-hidden size={20} />
      </ActionIcon>
    </li>
  );
}
