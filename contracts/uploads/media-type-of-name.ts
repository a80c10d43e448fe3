import { documentTypes } from '#contracts/uploads/document-kinds';

/** The media type of a file name's last extension; undefined for a type we do not accept (REG-76). */
export function mediaTypeOfName(fileName: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(documentTypes, extension) ? documentTypes[extension] : undefined;
}
