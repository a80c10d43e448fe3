import { Alert, Button, Input } from '@mantine/core';
import { IconAlertCircle, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import { ChosenFiles } from '#web/fields/documents/chosen-files.tsx';
import { refusalTexts } from '#web/fields/documents/document-refusal';
import classes from '#web/fields/documents/documents-field.module.css';
import { fileSizeText } from '#web/fields/documents/file-size-text';
import { type RefusedFile, useDocuments } from '#web/fields/documents/use-documents';
import { useFileDrop } from '#web/fields/documents/use-file-drop';

export interface DocumentsFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error in words. */
  readonly error?: string | undefined;
  readonly files: readonly ChosenFile[];
  readonly onChange: (files: readonly ChosenFile[]) => void;
  /** Called when the focus leaves the field as a whole. */
  readonly onBlur?: () => void;
  /** The button that takes the focus. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Collects documents by a button, a drop or a phone's camera, and shows each; nothing is sent yet. */
export function DocumentsField({ label, hint, error, files, onChange, onBlur, ref }: DocumentsFieldProps) {
  const { add, remove, refused, unsupported, said } = useDocuments(files, onChange);
  const { isOver, handlers } = useFileDrop(add);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void add([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  // The device's file dialog takes the focus too; that does not count as leaving the field.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <fieldset className={classes.field} onBlur={leave} {...handlers}>
      <legend id={`${id}-label`} className={classes.label}>
        {label}
      </legend>
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        data-error={Boolean(error ?? unsupported) || undefined}
      >
        <Button
          ref={ref}
          id={`${id}-choose`}
          variant="default"
          leftSection={<IconUpload aria-hidden size={20} />}
          aria-labelledby={`${id}-choose ${id}-label`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}${unsupported ? ` ${id}-unsupported` : ''}`}
          onClick={() => input.current?.click()}
        >
          Scegli file
        </Button>
        <span className={classes.drop}>oppure trascinali qui</span>
        <p id={`${id}-hint`} className={classes.hint}>
          {hint} <span>JPEG, PNG o PDF, fino a {fileSizeText(largestFileBytes)} ciascuno.</span>
        </p>
      </div>
      <input ref={input} type="file" hidden multiple accept={accepted} onChange={choose} />
      <ChosenFiles files={files} onRemove={remove} chooseId={`${id}-choose`} />
      <RefusedFiles refused={refused} />
      <span id={`${id}-unsupported`} className="visually-hidden">
        {unsupported}
      </span>
      {error && (
        <Input.Error id={`${id}-error`} size="md">
          {error}
        </Input.Error>
      )}
      {files.length > 0 && (
        <p className={classes.note}>
          I file vengono conservati con un altro nome. Li vedono solo tu e chi verifica il tuo profilo.
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

/** Lets phones offer the camera without requiring it. */
const accepted = 'image/jpeg,image/png,application/pdf';

/** The files that were refused, and why. A wrong format is announced by its toast, any other refusal here. */
function RefusedFiles({ refused }: { readonly refused: readonly RefusedFile[] }) {
  if (refused.length === 0) return null;
  const title =
    refused.length === 1 ? 'Un file non è stato aggiunto' : `${refused.length} file non sono stati aggiunti`;
  return (
    <Alert role="alert" color="mattone" title={title} icon={<IconAlertCircle aria-hidden />}>
      <ul className={classes.refused}>
        {refused.map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may be called the same, and none ever moves
          <li key={at}>
            <strong>{name}</strong>: <span>{refusalTexts[reason]}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
