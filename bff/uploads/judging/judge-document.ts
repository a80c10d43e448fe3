import { OperationFailed, refusal } from '#bff/operation-failed';
import { isWholeJpeg } from '#bff/uploads/judging/whole-jpeg';
import { isWholePdf } from '#bff/uploads/judging/whole-pdf';
import { isWholePng } from '#bff/uploads/judging/whole-png';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { mediaTypeOfBytes } from '#contracts/uploads/media-type-of-bytes';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';
import { storeDocument } from '#contracts/uploads/uploads.api';

export type DocumentType = 'image/jpeg' | 'image/png' | 'application/pdf';

const isWhole: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'application/pdf': isWholePdf,
};

/** Refuses a file by its name and its first bytes, before the rest of it has come. */
export function judgeBeginning(fileName: string, first: Uint8Array): void {
  const [fault] = storeDocument.input.shape.fileName.safeParse(fileName).error?.issues ?? [];
  if (fault) throw new OperationFailed('invalid_input', { fields: { fileName: fault.code } });
  if (first.length === 0) throw refusal(storeDocument, 'file_empty');
  const type = mediaTypeOfBytes(first);
  if (type === undefined || type !== mediaTypeOfName(fileName)) throw refusal(storeDocument, 'unsupported_file');
}

/** Refuses what is not one JPEG, PNG or PDF from its first byte to its last, as its name says; gives its type. */
export function judgeDocument(fileName: string, bytes: Uint8Array): DocumentType {
  judgeBeginning(fileName, bytes);
  if (bytes.length > largestFileBytes) throw refusal(storeDocument, 'file_too_large');
  const type = mediaTypeOfBytes(bytes) as DocumentType;
  if (!isWhole[type]?.(bytes)) throw refusal(storeDocument, 'unsupported_file');
  return type;
}
