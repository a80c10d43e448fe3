/** The extension a file's name ends with, in small letters. */
export function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}
