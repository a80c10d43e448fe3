import { downloadHeaders } from '#bff/answer-headers';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { TermsFile } from '#contracts/terms/terms-file';

const call = 'termsDocument';
const mostBytes = 2 * 1024 * 1024;
const beginningOfZip = [0x50, 0x4b, 0x03, 0x04];

/** The document's file as the platform has it; a body that is no .docx, such as a page, is unreadable. */
export async function fetchTermsFile(legacy: LegacyClient, name: TermsFile): Promise<Uint8Array> {
  const path = `/assets/documents/${name}` as const;
  const bytes = await legacy.file({ name: call, base: 'backend', path, maxBytes: mostBytes });
  if (!beginningOfZip.every((byte, at) => bytes[at] === byte)) throw unreadableTerms('no document');
  return bytes;
}

/** The failure for a document that arrived but cannot be read. */
export function unreadableTerms(reason: string): LegacyUnreadable {
  return new LegacyUnreadable(call, reason, false);
}

/** The headers under which a browser receives the file: always a download, whatever the file holds. */
export function termsFileHeaders(name: TermsFile): Readonly<Record<string, string>> {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return downloadHeaders(name, { type, cacheControl: 'public, max-age=60' });
}
