import { useEffect, useRef, useState } from 'react';
import { mediaTypeOfBytes, tellingBytes } from '#contracts/uploads/media-type-of-bytes';
import { type ChosenFile, chosenFileFrom } from '#web/fields/documents/chosen-file';
import {
  type DocumentRefusal,
  documentRefusal,
  type LookedAtFile,
  refusalTexts,
} from '#web/fields/documents/document-refusal';
import { useRefusal } from '#web/ui/messages/use-refusal';

export interface RefusedFile {
  readonly name: string;
  readonly reason: DocumentRefusal;
}

export interface Documents {
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (file: ChosenFile) => void;
  /** The files of the last choice that were refused, except for their format. */
  readonly refused: readonly RefusedFile[];
  /** The text of the toast about formats, while it is shown. */
  readonly unsupported: string | undefined;
  /** What has just happened, for screen readers. */
  readonly said: string;
}

/** Adds the files that may be added to the chosen ones, says which are refused, and removes files. */
export function useDocuments(
  files: readonly ChosenFile[],
  onChange: (files: readonly ChosenFile[]) => void,
): Documents {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const format = useRefusal('');
  // One choice is examined after the other, and each is added to the files chosen by then.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const change = (next: readonly ChosenFile[], words: string) => {
    latest.current = next;
    setSaid(words);
    onChange(next);
  };
  const add = async (added: readonly File[]) => {
    const lookedAt = await Promise.all(added.map(lookAt));
    const outcome = addedTo(latest.current, lookedAt);
    const isFormat = ({ reason }: RefusedFile) => reason === 'unsupported_file';
    const names = outcome.refused.filter(isFormat).map(({ name }) => name);
    setRefused(outcome.refused.filter((each) => !isFormat(each)));
    format.takeBack();
    if (names.length > 0) format.refuse(refusalTexts.unsupported_file, `Non aggiunto: ${names.join(', ')}.`);
    if (outcome.taken.length > 0) change([...latest.current, ...outcome.taken], addedWords(outcome.taken));
  };
  const remove = (gone: ChosenFile) => {
    setRefused([]);
    change(
      latest.current.filter(({ id }) => id !== gone.id),
      `${gone.displayName} tolto.`,
    );
  };
  return { add, remove, refused, unsupported: format.text, said };
}

function addedTo(before: readonly ChosenFile[], lookedAt: readonly LookedAtFile[]) {
  const taken: ChosenFile[] = [];
  const refused: RefusedFile[] = [];
  for (const each of lookedAt) {
    const files = [...before, ...taken];
    const reason = documentRefusal(each, files);
    if (reason) refused.push({ name: each.file.name, reason });
    else taken.push(chosenFileFrom(each.file, each.mediaType ?? '', files));
  }
  return { taken, refused };
}

/** Reads a file's first bytes; a folder, or a file deleted meanwhile, cannot be read. */
async function lookAt(file: File): Promise<LookedAtFile> {
  const beginning = file.slice(0, tellingBytes).arrayBuffer();
  const first = await beginning.then((bytes) => new Uint8Array(bytes)).catch(() => undefined);
  return { file, isReadable: first !== undefined, mediaType: first && mediaTypeOfBytes(first) };
}

function addedWords(taken: readonly ChosenFile[]): string {
  const names = taken.map(({ displayName }) => displayName).join(', ');
  return taken.length === 1 ? `${names} aggiunto.` : `${taken.length} file aggiunti: ${names}.`;
}
