import { problem } from '#contracts/kernel/problem';
import type { DocumentKind } from '#contracts/uploads/document-kinds';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { announceAttempt } from '#web/api/attempts';
import { CallFailed } from '#web/api/call-failed';
import { ownHeaders } from '#web/api/own-headers';
import type { ChosenFile } from '#web/fields/documents/chosen-file';

interface SendDocumentOptions {
  /** Called with the share of the file that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Whose page it is. */
  readonly pageUser: string | undefined;
}

/** The sending of one file, however often it is tried. */
export function documentAttempt(id: string): { readonly name: string } {
  return { name: `document:${id}` };
}

/** Sends one file for the user of the page. */
export type SendDocument = (
  kind: DocumentKind,
  chosen: ChosenFile,
  options: Omit<SendDocumentOptions, 'pageUser'>,
) => Promise<string>;

/**
 * Adds a file to one of the professional's lists of documents and resolves with its stored name. The file's id is the
 * idempotency key: sent again, it is not added twice. Throws `CallFailed`, or the signal's reason when cancelled.
 */
export function sendDocument(
  kind: DocumentKind,
  { id, file, displayName }: ChosenFile,
  { onProgress, signal, pageUser }: SendDocumentOptions,
): Promise<string> {
  const body = new FormData();
  body.append('idempotencyKey', id);
  body.append('file', file, displayName);
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    announceAttempt(documentAttempt(id).name);
    // `fetch` reports no progress of an upload.
    const request = new XMLHttpRequest();
    request.open('POST', `/files/documents/${kind}`);
    for (const [name, value] of Object.entries(ownHeaders(pageUser))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const stored = storeDocument.output.safeParse(jsonOf(request.responseText));
      if (isOk(request) && stored.success) resolve(stored.data.name);
      else reject(new CallFailed(problemIn(request)));
    });
    request.addEventListener('error', () => reject(lost()));
    request.addEventListener('timeout', () => reject(lost()));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}

/** The file may have arrived although its answer did not. */
function lost(): CallFailed {
  return new CallFailed({ code: 'no_connection', requestId: '', outcomeUnknown: true });
}

function isOk({ status }: XMLHttpRequest): boolean {
  return status >= 200 && status < 300;
}

function problemIn({ responseText }: XMLHttpRequest) {
  const read = problem.safeParse(jsonOf(responseText));
  return read.success ? read.data : { code: 'unexpected', requestId: '' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
