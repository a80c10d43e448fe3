import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { withoutIgnorableInFileName } from '#contracts/uploads/file-name-characters';
import { tellingBytes } from '#contracts/uploads/media-type-of-bytes';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';
import type { RefusalReason } from '#web/features/chat/attachment/attachment-refusal';
import { actualType, claimedType } from '#web/features/chat/attachment/file-type';
import { redrawPhoto } from '#web/features/chat/attachment/redraw-photo';
import { chosenFileFrom } from '#web/fields/documents/chosen-file';

/** A larger photo is not even opened: it would take all the memory of a phone. */
const largestPhotoBytes = 100 * 1024 * 1024;

/** A file as it will be sent, or why it cannot be. */
type Prepared = { readonly attachment: ChosenAttachment } | { readonly reason: RefusalReason };

/** Judges a chosen file by its content, and draws a photo anew. */
export async function prepareAttachment(file: File): Promise<Prepared> {
  const judged = await judge(file);
  if ('reason' in judged) return judged;
  return judged.type === 'application/pdf' ? document(file) : preparedPhoto(file, judged.type);
}

async function judge(file: File): Promise<{ readonly type: string } | { readonly reason: RefusalReason }> {
  if (file.size === 0) return { reason: 'file_empty' };
  // A folder, or a file deleted meanwhile, cannot be read.
  const first = await file
    .slice(0, tellingBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!first) return { reason: 'unreadable' };
  const type = actualType(new Uint8Array(first));
  if (type !== undefined) return { type };
  return { reason: claimedType(file.name) === undefined ? 'unsupported_file' : 'not_its_type' };
}

function document(file: File): Prepared {
  if (file.size > largestFileBytes) return { reason: 'file_too_large' };
  const mediaType = 'application/pdf';
  return { attachment: { name: sentName(file, mediaType), mediaType, bytes: file.size, size: null, file } };
}

async function preparedPhoto(file: File, type: string): Promise<Prepared> {
  if (file.size > largestPhotoBytes) return { reason: 'file_too_large' };
  const mediaType = type === 'image/png' ? type : 'image/jpeg';
  const photo = await redrawPhoto(file, mediaType);
  if (!photo) return { reason: type === 'image/heic' ? 'heic' : 'damaged' };
  if (photo.file.size > largestFileBytes) return { reason: 'file_too_large' };
  return { attachment: { name: sentName(file, mediaType), mediaType, bytes: photo.file.size, ...photo } };
}

function sentName(file: File, mediaType: string): string {
  return withoutIgnorableInFileName(chosenFileFrom(file, mediaType, []).displayName);
}
