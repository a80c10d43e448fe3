import { documentTypes } from '#contracts/uploads/document-kinds';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';

const extension = /\.[\p{L}\p{N}]{0,5}\s*$/u;

/** A file name with the extension of what the file contains: a JPEG called `foto.png` becomes `foto.jpg`. */
export function nameOfType(fileName: string, mediaType: string): string {
  if (mediaTypeOfName(fileName) === mediaType) return fileName;
  const ending = Object.keys(documentTypes).find((each) => documentTypes[each] === mediaType);
  return `${fileName.replace(extension, '')}.${ending}`;
}
