import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { refusalTexts } from '#web/fields/documents/document-refusal';
import classes from '#web/fields/documents/documents-field.module.css';
import type { RefusedFile } from '#web/fields/documents/use-documents';

/** Which files were not taken, and why. Formats are said aloud by their toast, the rest here. */
export function RefusedFiles({ refused }: { readonly refused: readonly RefusedFile[] }) {
  if (refused.length === 0) return null;
  const isSpoken = refused.every(({ reason }) => reason === 'unsupported_file');
  const title =
    refused.length === 1 ? 'Un file non è stato aggiunto' : `${refused.length} file non sono stati aggiunti`;
  return (
    <Alert role={isSpoken ? 'note' : 'alert'} color="mattone" title={title} icon={<IconAlertCircle aria-hidden />}>
      <ul className={classes.refused}>
        {refused.map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may be called the same, and none ever moves
          <li key={at}>
            <strong>{name}</strong>: {refusalTexts[reason]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
