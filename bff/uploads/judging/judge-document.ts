import { OperationFailed, refusal } from '#bff/operation-failed';
import { indexOfText, standsAt } from '#bff/uploads/judging/byte-search';
import { endsAsZip, isPadding } from '#bff/uploads/judging/second-format';
import { isWholeJpeg } from '#bff/uploads/judging/whole-jpeg';
import { isWholePng } from '#bff/uploads/judging/whole-png';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { mediaTypeOfBytes } from '#contracts/uploads/media-type-of-bytes';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';
import { storeDocument } from '#contracts/uploads/uploads.api';

const endMark = '%%EOF';
const endBytes = 1024;
/** How many bytes a browser inspects to guess a file's type. */
const guessedBytes = 1024;
const pageBeginnings = ['<html', '<HTML', '<!DOCTYPE', '<!doctype', '<script', '<SCRIPT'];

/**
 * Whether the bytes are only a PDF: it ends as one, no ZIP can be read from its end, and it holds no page or PHP
 * program.
 */
function isWholePdf(bytes: Uint8Array): boolean {
  const from = Math.max(0, bytes.length - endBytes);
  let end = bytes.length;
  while (end > from && isPadding(bytes[end - 1])) end -= 1;
  return (
    standsAt(bytes, endMark, end - endMark.length) &&
    !endsAsZip(bytes) &&
    indexOfText(bytes, '<?php') === -1 &&
    pageBeginnings.every((page) => indexOfText(bytes, page, 0, Math.min(guessedBytes, bytes.length)) === -1)
  );
}

export type DocumentType = 'image/jpeg' | 'image/png' | 'application/pdf';

const isWhole: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'application/pdf': isWholePdf,
};

/** Refuses a file by its name and first bytes, before the rest has arrived. */
export function judgeBeginning(fileName: string, first: Uint8Array): void {
  const [fault] = storeDocument.input.shape.fileName.safeParse(fileName).error?.issues ?? [];
  if (fault) throw new OperationFailed('invalid_input', { fields: { fileName: fault.code } });
  if (first.length === 0) throw refusal(storeDocument, 'file_empty');
  const type = mediaTypeOfBytes(first);
  if (type === undefined || type !== mediaTypeOfName(fileName)) throw refusal(storeDocument, 'unsupported_file');
}

/**
 * The type of a whole JPEG, PNG or PDF. Refuses with `unsupported_file` anything else and a name that claims another
 * type, with `file_empty` and `file_too_large`.
 */
export function judgeDocument(fileName: string, bytes: Uint8Array): DocumentType {
  judgeBeginning(fileName, bytes);
  if (bytes.length > largestFileBytes) throw refusal(storeDocument, 'file_too_large');
  const type = mediaTypeOfBytes(bytes) as DocumentType;
  if (!isWhole[type]?.(bytes)) throw refusal(storeDocument, 'unsupported_file');
  return type;
}
