import { downloadHeaders } from '#bff/answer-headers';
import { isSignatureName } from '#bff/billing/signature-name';
import { signedDocumentsOf } from '#bff/billing/signed-documents';
import type { Context } from '#bff/context';
import { LegacyRefused, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import { ownUser } from '#bff/users/own-user';

const call = 'signedDocument';
const mostBytes = 10 * 1024 * 1024;
const suffix = '.pdf';

/**
 * The file of a document the professional has signed, be it still valid or not, by its name with `.pdf`. The own user
 * is read anew: a name that is not among the own signatures is `not_found`, and the platform is not asked for it. Fails
 * with `legacy_unreadable` for a file that is no whole PDF. Names are those of people's contracts, so none is logged
 * (BILL-12).
 */
export async function signedDocumentFile(context: Context, name: string): Promise<Uint8Array> {
  const signature = name.endsWith(suffix) ? name.slice(0, -suffix.length) : '';
  if (!isSignatureName(signature)) throw new OperationFailed('not_found');
  const own = signedDocumentsOf(await ownUser(context));
  if (!own.some((document) => document.signature === signature)) throw new OperationFailed('not_found');
  const bytes = await fetchFile(context, signature);
  if (!isWholePdf(bytes)) throw new LegacyUnreadable(call, 'no whole PDF', false);
  return bytes;
}

async function fetchFile({ legacy }: Context, signature: string): Promise<Uint8Array> {
  const path = `/signature-documents/${signature}${suffix}` as const;
  try {
    return await legacy.file({ name: call, base: 'php', path, maxBytes: mostBytes });
  } catch (failure) {
    if (failure instanceof LegacyRefused) throw new OperationFailed('not_found');
    throw failure;
  }
}

const beginning = '%PDF-';
const end = '%%EOF';
/** Signing programs write a few bytes behind the end. */
const tailBytes = 1024;

/** A file cut short on its way would otherwise be saved as if it were the contract. */
function isWholePdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1');
  const head = text.decode(bytes.slice(0, beginning.length));
  return head === beginning && text.decode(bytes.slice(-tailBytes)).includes(end);
}

/** The headers under which a browser receives the file: always a download, kept nowhere. */
export function signedDocumentHeaders(name: string): Readonly<Record<string, string>> {
  return downloadHeaders(name, { type: 'application/pdf', cacheControl: 'private, no-store' });
}
