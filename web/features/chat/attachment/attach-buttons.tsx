import { ActionIcon } from '@mantine/core';
import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { type ChangeEvent, type Ref, useRef } from 'react';
import classes from '#web/features/chat/attachment/attach-buttons.module.css';
import { acceptedWords } from '#web/features/chat/attachment/attachment-refusal';

interface AttachButtonsProps {
  readonly onChosen: (files: readonly File[]) => void;
  /** The button that opens the device's files. */
  readonly ref: Ref<HTMLButtonElement>;
}

/** A HEIC is not among them: phones then give a JPEG of it by themselves. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,application/pdf';

/** The buttons for a file of the device and, on a phone, for its camera. */
export function AttachButtons({ onChosen, ref }: AttachButtonsProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <span className={classes.buttons}>
      <ActionIcon
        ref={ref}
        variant="subtle"
        color="gray"
        className={classes.button}
        aria-label={`Allega un file: ${acceptedWords}`}
        title={`Allega un file: ${acceptedWords}`}
        onClick={() => files.current?.click()}
      >
        <IconPaperclip aria-hidden size={22} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={`${classes.button} ${classes.camera}`}
        aria-label="Scatta una foto"
        onClick={() => camera.current?.click()}
      >
        <IconCamera aria-hidden size={22} />
      </ActionIcon>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        aria-label="File da allegare"
        onChange={take}
      />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={take} />
    </span>
  );
}
