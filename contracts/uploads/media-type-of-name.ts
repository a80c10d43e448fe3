import { documentTypes } from '#contracts/uploads/document-kinds';

/** The media type a file's name promises by its last extension; undefined for one we do not take (REG-76). */
export function mediaTypeOfName(fileName: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(documentTypes, extension) ? documentTypes[extension] : undefined;
}
