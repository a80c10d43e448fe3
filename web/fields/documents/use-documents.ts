import { useEffect, useRef, useState } from 'react';
import { tellingBytes } from '#contracts/uploads/media-type-of-bytes';
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
  /** What of the last choice was not taken, but for the formats. */
  readonly refused: readonly RefusedFile[];
  /** What a toast says of formats, while it does (REG-77). */
  readonly unsupported: string | undefined;
  /** What just happened, for those who listen. */
  readonly said: string;
}

/** Adds to the files chosen what may be added, says what may not, and takes files out again. */
export function useDocuments(
  files: readonly ChosenFile[],
  onChange: (files: readonly ChosenFile[]) => void,
): Documents {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const format = useRefusal('');
  // Files are looked at one choice after the other, each joining whatever is chosen by then.
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
    else taken.push(chosenFileFrom(each.file, files));
  }
  return { taken, refused };
}

/** A folder, or a file that went away meanwhile, cannot be read. */
async function lookAt(file: File): Promise<LookedAtFile> {
  const beginning = file.slice(0, tellingBytes).arrayBuffer();
  const first = await beginning.then((bytes) => new Uint8Array(bytes)).catch(() => undefined);
  return { file, first };
}

function addedWords(taken: readonly ChosenFile[]): string {
  const names = taken.map(({ displayName }) => displayName).join(', ');
  return taken.length === 1 ? `${names} aggiunto.` : `${taken.length} file aggiunti: ${names}.`;
}
