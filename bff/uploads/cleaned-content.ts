import { refusal } from '#bff/operation-failed';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { judgeDocument } from '#bff/uploads/judge-document';
import type { FileContent } from '#contracts/kernel/file-content';
import { storeDocument } from '#contracts/uploads/uploads.api';

/** What of a document goes on: a photo drawn anew, a PDF as it is. Refuses what is neither. */
export async function cleanedContent(
  cleanImage: ImageCleaner,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<FileContent> {
  const mediaType = judgeDocument(fileName, bytes);
  const clean = mediaType === 'application/pdf' ? bytes : await cleanImage({ mediaType, bytes });
  if (!clean) throw refusal(storeDocument, 'unsupported_file');
  return { mediaType, bytes: clean };
}
