import type { MouseEvent } from 'react';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import { ChosenFileItem } from '#web/fields/documents/chosen-file-item.tsx';
import classes from '#web/fields/documents/documents-field.module.css';

interface ChosenFilesProps {
  readonly files: readonly ChosenFile[];
  readonly onRemove: (file: ChosenFile) => void;
  /** The id of the button that chooses more; it takes the focus when the last file is removed. */
  readonly chooseId: string;
}

export function ChosenFiles({ files, onRemove, chooseId }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="File scelti">
      {files.map((file) => (
        <ChosenFileItem
          key={file.id}
          file={file}
          onRemove={(event) => {
            focusNeighbour(event, chooseId);
            onRemove(file);
          }}
        />
      ))}
    </ul>
  );
}

/**
 * Moves the focus before its button disappears: to the next file, else the one before, else the button that chooses.
 */
function focusNeighbour({ currentTarget }: MouseEvent, chooseId: string): void {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? document.getElementById(chooseId);
  target?.focus();
}
