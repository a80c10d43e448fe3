import type { Context } from '#bff/context';
import { base64Bytes } from '#bff/legacy/base64-bytes';
import { LegacyRefused, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { PdfFile } from '#contracts/kernel/pdf-file';

const name = 'consentDocument';
const mostBytes = 2 * 1024 * 1024;
const beginningOfPdf = new TextEncoder().encode('%PDF-');

/**
 * The document at the address the platform gave for it; undefined when there is none: no address,
 * one outside the platform's documents, no such file, one beyond 2 MB, or one that is no PDF. Fails when the platform
 * does not answer. Addresses name people, so none is logged.
 */
export async function consentDocument(context: Context, file: string | undefined): Promise<PdfFile | undefined> {
  const path = file === undefined ? undefined : documentPath(file, context.settings.documentsBase);
  const bytes = path === undefined ? undefined : await bytesAt(context, path);
  if (bytes && beginningOfPdf.every((byte, at) => bytes[at] === byte)) {
    return { fileName: 'CONSENSO.pdf', base64: new TextDecoder().decode(base64Bytes(bytes)) };
  }
  context.log.warn('consent_document_missing', { isNamed: file !== undefined, isAmongDocuments: path !== undefined });
  return undefined;
}

async function bytesAt({ legacy }: Context, path: string): Promise<Uint8Array | undefined> {
  try {
    return await legacy.file({ name, base: 'backend', path: `/assets/documents/${path}`, maxBytes: mostBytes });
  } catch (failure) {
    if (failure instanceof LegacyRefused || failure instanceof LegacyUnreadable) return undefined;
    throw failure;
  }
}

/** Folders and a name that begin with a letter or digit each, so that no part leads out of the folder. */
const plainPath = /^[A-Za-z0-9](?:[\w.-]|%20|\/(?=[A-Za-z0-9]))*$/;

/**
 * The path below the platform's documents of a file the platform names by its address, with or without its host;
 * undefined for an address anywhere else. It is asked of the configured host, so http and https are one here.
 */
export function documentPath(file: string, documentsBase: string): string | undefined {
  const [, host, folder] = /^https?:\/\/([^/]+)(\/.*)$/.exec(documentsBase) ?? [];
  const prefix = [`https://${host}${folder}/`, `http://${host}${folder}/`, `${folder}/`].find((one) =>
    file.startsWith(one),
  );
  const path = prefix === undefined ? undefined : file.slice(prefix.length);
  return path !== undefined && plainPath.test(path) ? path : undefined;
}
