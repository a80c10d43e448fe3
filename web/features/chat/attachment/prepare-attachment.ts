import { withoutIgnorable } from '#contracts/kernel/text-fields';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';
import type { RefusalReason } from '#web/features/chat/attachment/attachment-refusal';
import { actualType, claimedType, firstBytes } from '#web/features/chat/attachment/file-type';
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
  const name = withoutIgnorable(chosenFileFrom(file, []).displayName);
  return judged.type === 'application/pdf' ? document(file, name) : preparedPhoto(file, name, judged.type);
}

async function judge(file: File): Promise<{ readonly type: string } | { readonly reason: RefusalReason }> {
  const claimed = claimedType(file.name);
  if (claimed === undefined) return { reason: 'unsupported_file' };
  if (file.size === 0) return { reason: 'file_empty' };
  // A folder, or a file deleted meanwhile, cannot be read.
  const first = await file
    .slice(0, firstBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!first) return { reason: 'unreadable' };
  return actualType(new Uint8Array(first)) === claimed ? { type: claimed } : { reason: 'not_its_type' };
}

function document(file: File, name: string): Prepared {
  if (file.size > largestFileBytes) return { reason: 'file_too_large' };
  return { attachment: { name, mediaType: 'application/pdf', bytes: file.size, size: null, file } };
}

async function preparedPhoto(file: File, name: string, type: string): Promise<Prepared> {
  if (file.size > largestPhotoBytes) return { reason: 'file_too_large' };
  const mediaType = type === 'image/png' ? type : 'image/jpeg';
  const photo = await redrawPhoto(file, mediaType);
  if (!photo) return { reason: type === 'image/heic' ? 'heic' : 'damaged' };
  if (photo.file.size > largestFileBytes) return { reason: 'file_too_large' };
  const sentName = type === mediaType ? name : `${name.slice(0, name.lastIndexOf('.'))}.jpg`;
  return { attachment: { name: sentName, mediaType, bytes: photo.file.size, ...photo } };
}
