import { OperationFailed } from '#bff/operation-failed';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { judgeDocument } from '#bff/uploads/judging/judge-document';
import type { FileContent } from '#contracts/kernel/file-content';
import { largestFileBytes } from '#contracts/uploads/document-kinds';

/** A file as it was sent. */
export interface SentFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A file to store; a photo with its size in pixels. */
export interface CleanedFile {
  readonly content: FileContent;
  readonly size?: { readonly width: number; readonly height: number };
}

/**
 * The content to store: a photo redrawn, a PDF unchanged where one is accepted. Refuses with `unsupported_file` when it
 * is none of these, and as `judgeDocument` does. Refuses with `too_many_pixels` a photo too large to redraw, and with
 * `file_too_large` one that redrawn is above what a file may weigh.
 */
export async function cleanedContent(
  cleanImage: ImageCleaner,
  { fileName, bytes }: SentFile,
  { acceptsPdf }: { readonly acceptsPdf: boolean },
): Promise<CleanedFile> {
  const mediaType = await judgeDocument(fileName, bytes);
  if (mediaType === 'application/pdf') {
    if (acceptsPdf) return { content: { mediaType, bytes } };
    throw new OperationFailed('unsupported_file');
  }
  const clean = await cleanImage({ mediaType, bytes });
  if (!clean) throw new OperationFailed('unsupported_file');
  if (clean === 'too_many_pixels') throw new OperationFailed('too_many_pixels');
  // Few colours packed tightly can weigh more when they are drawn anew.
  if (clean.bytes.length > largestFileBytes) throw new OperationFailed('file_too_large');
  const { width, height } = clean;
  return { content: { mediaType, bytes: clean.bytes }, size: { width, height } };
}

/** What tells one file from another. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  // Not copied: the bytes of a file are shared with no other thread.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return String(new Uint8Array(digest));
}
