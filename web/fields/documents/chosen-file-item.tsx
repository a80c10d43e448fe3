import { ActionIcon } from '@mantine/core';
import { IconFileTypePdf, IconPhoto, IconTrash } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import classes from '#web/fields/documents/documents-field.module.css';
import { fileSizeText } from '#web/fields/documents/file-size-text';
import { useObjectUrl } from '#web/fields/documents/use-object-url';

interface ChosenFileItemProps {
  readonly file: ChosenFile;
  readonly onRemove: (event: MouseEvent) => void;
}

/** A chosen file: its picture, which opens it, its name and size, and a button to remove it. */
export function ChosenFileItem({ file: { file, displayName }, onRemove }: ChosenFileItemProps) {
  const mediaType = mediaTypeOfName(displayName) ?? '';
  const url = useObjectUrl(file, mediaType);
  return (
    <li className={classes.file}>
      <a className={classes.preview} href={url} target="_blank" rel="noopener noreferrer">
        <Thumbnail url={url} mediaType={mediaType} />
        <span className={classes.name}>
          {displayName}
          <span className="visually-hidden">, apri l’anteprima in una nuova scheda</span>
        </span>
      </a>
      <span className={classes.size}>{fileSizeText(file.size)}</span>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Togli ${displayName}`} onClick={onRemove}>
        <IconTrash aria-hidden size={20} />
      </ActionIcon>
    </li>
  );
}

/** The picture itself, or an icon for a PDF or a picture that cannot be shown. */
function Thumbnail({ url, mediaType }: { readonly url: string | undefined; readonly mediaType: string }) {
  const [isBroken, setBroken] = useState(false);
  if (mediaType === 'application/pdf') return <IconFileTypePdf aria-hidden className={classes.sign} size={28} />;
  if (!url || isBroken) return <IconPhoto aria-hidden className={classes.sign} size={28} />;
  return <img className={classes.picture} src={url} alt="" decoding="async" onError={() => setBroken(true)} />;
}
