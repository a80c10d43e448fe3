import { nameOfType } from '#contracts/uploads/name-of-type';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';

/** A file the user chose, kept in memory until it is sent and never in a draft. */
export interface ChosenFile {
  /** The idempotency key of adding this file, so that a retry never adds it twice. */
  readonly id: string;
  readonly file: File;
  /** The file's name on every screen, unique in its list. */
  readonly displayName: string;
}

const longestStem = 120;

/**
 * The file under a name that has its type's extension and that none of the others has: cameras call every photo
 * `image.jpg`.
 */
export function chosenFileFrom(file: File, mediaType: string, others: readonly ChosenFile[]): ChosenFile {
  const taken = new Set(others.map(({ displayName }) => displayName));
  const { stem, extension } = partsOf(nameOfType(file.name, mediaType));
  let displayName = `${stem}${extension}`;
  for (let count = 2; taken.has(displayName); count++) displayName = `${stem} (${count})${extension}`;
  return { id: newIdempotencyKey(), file, displayName };
}

/** The parts of a name the back end accepts: no path separators or control characters, not too long. */
function partsOf(name: string): { readonly stem: string; readonly extension: string } {
  const clean = name.replace(/[/\\\p{Cc}]/gu, '_');
  const dot = clean.lastIndexOf('.');
  return { stem: [...clean.slice(0, dot)].slice(0, longestStem).join(''), extension: clean.slice(dot) };
}
