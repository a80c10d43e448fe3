import { OperationFailed, refusal } from '#bff/operation-failed';
import { isWholePdf } from '#bff/uploads/judging/whole-pdf';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { mediaTypeOfBytes } from '#contracts/uploads/media-type-of-bytes';
import { storeDocument } from '#contracts/uploads/uploads.api';

export type DocumentType = 'image/jpeg' | 'image/png' | 'application/pdf';

/** Refuses a malformed file name, and a file by its first bytes, before the rest has arrived. */
export function judgeBeginning(fileName: string, first: Uint8Array): void {
  const [fault] = storeDocument.input.shape.fileName.safeParse(fileName).error?.issues ?? [];
  if (fault) throw new OperationFailed('invalid_input', { fields: { fileName: fault.code } });
  if (first.length === 0) throw refusal(storeDocument, 'file_empty');
  if (mediaTypeOfBytes(first) === undefined) throw refusal(storeDocument, 'unsupported_file');
}

/**
 * The type of a document: a whole PDF, or a file that begins as a JPEG or PNG, because only the redrawn picture is
 * kept. The name is no evidence. Refuses with `unsupported_file` anything else, with `file_empty` and `file_too_large`.
 */
export async function judgeDocument(fileName: string, bytes: Uint8Array): Promise<DocumentType> {
  judgeBeginning(fileName, bytes);
  if (bytes.length > largestFileBytes) throw refusal(storeDocument, 'file_too_large');
  const type = mediaTypeOfBytes(bytes) as DocumentType;
  if (type === 'application/pdf' && !(await isWholePdf(bytes))) throw refusal(storeDocument, 'unsupported_file');
  return type;
}
