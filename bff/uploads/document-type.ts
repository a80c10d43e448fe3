const longestName = 200;
const pathPartOrUnseen = /[/\\\p{Cc}]/u;

/** Whether a name is that of a file and of nothing else: no part of a path, nothing unseen, no longer than files are named. */
export function isFileName(fileName: string): boolean {
  return fileName.length > 0 && fileName.length <= longestName && !pathPartOrUnseen.test(fileName);
}

/** The extension a file's name ends with, in small letters. */
export function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}
