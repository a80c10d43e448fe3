import { largestFileBytes, mostDocuments } from '#contracts/uploads/document-kinds';
import { fileSizeText } from '#web/fields/documents/file-size-text';

export type DocumentRefusal =
  | 'unsupported_file'
  | 'file_too_large'
  | 'too_many_pixels'
  | 'file_empty'
  | 'unreadable'
  | 'chosen_twice'
  | 'list_full';

/** A file and what its first bytes show. */
export interface LookedAtFile {
  readonly file: File;
  readonly isReadable: boolean;
  /** Undefined for a type we do not accept. */
  readonly mediaType: string | undefined;
}

export const refusalTexts: Readonly<Record<DocumentRefusal, string>> = {
  unsupported_file: 'Formato non supportato. Usa JPEG, PNG o PDF.',
  file_too_large: `Il file è troppo grande: il limite è ${fileSizeText(largestFileBytes)}.`,
  too_many_pixels:
    'La foto ha troppi pixel. Riducila, per esempio a 4000 × 3000, o scattala a una risoluzione più bassa.',
  file_empty: 'Il file è vuoto. Controlla di aver scelto quello giusto.',
  unreadable: 'Non riusciamo a leggere questo file. Prova a sceglierlo di nuovo.',
  chosen_twice: 'Hai già scelto questo file.',
  list_full: `Puoi aggiungere al massimo ${mostDocuments} file.`,
};

/** Why the file cannot be added to the chosen ones; undefined when it can. */
export function documentRefusal(
  { file, isReadable, mediaType }: LookedAtFile,
  chosen: readonly { readonly file: File }[],
): DocumentRefusal | undefined {
  if (file.size === 0) return 'file_empty';
  if (!isReadable) return 'unreadable';
  if (!mediaType) return 'unsupported_file';
  if (file.size > largestFileBytes) return 'file_too_large';
  if (chosen.some((other) => isSameFile(other.file, file))) return 'chosen_twice';
  return chosen.length >= mostDocuments ? 'list_full' : undefined;
}

/** A browser creates a new object at each choice, so the same file is recognised by its properties. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
