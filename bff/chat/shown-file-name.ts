import { isSeenFileName } from '#contracts/uploads/file-name-characters';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';

const longest = 200;

/**
 * The name a file was sent with; the stored one where that is missing, claims another type than the file is stored as,
 * or holds what would show it differently from what it is.
 */
export function shownFileName(sentName: string | undefined, storedName: string): string {
  if (sentName === undefined || sentName.length > longest || !isSeenFileName(sentName) || /[/\\]/.test(sentName)) {
    return storedName;
  }
  const type = mediaTypeOfName(storedName);
  return type !== undefined && mediaTypeOfName(sentName) === type ? sentName : storedName;
}
