import type { ZodMiniType } from 'zod/mini';
import { problem } from '#contracts/kernel/problem';
import { announceAttempt } from '#web/api/attempts';
import { CallFailed } from '#web/api/call-failed';
import { ownHeaders } from '#web/api/own-headers';

export interface SendFileOptions {
  /** Called with the share of the file that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Whose page it is. */
  readonly pageUser: string | undefined;
}

interface FileForm {
  /** The idempotency key. */
  readonly id: string;
  readonly file: Blob;
  readonly name: string;
  /** What stands between the key and the file. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is announced as tried again. */
  readonly attempt: string;
}

/**
 * Sends the form of one file to an address of ours and resolves with its answer. Throws `CallFailed`, or the signal's
 * reason when cancelled.
 */
export function sendFile<Answer>(
  address: string,
  { id, file, name, fields = {}, attempt }: FileForm,
  answer: ZodMiniType<Answer>,
  { onProgress, signal, pageUser }: SendFileOptions,
): Promise<Answer> {
  const body = new FormData();
  body.append('idempotencyKey', id);
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', file, name);
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    announceAttempt(attempt);
    const wasOnline = navigator.onLine;
    // `fetch` reports no progress of an upload.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [header, value] of Object.entries(ownHeaders(pageUser))) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const stored = answer.safeParse(jsonOf(request.responseText));
      if (isOk(request) && stored.success) resolve(stored.data);
      else reject(new CallFailed(problemIn(request)));
    });
    request.addEventListener('error', () => reject(lost(wasOnline)));
    request.addEventListener('timeout', () => reject(lost(wasOnline)));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}

/**
 * The file may have arrived although its answer did not, unless the device had no network from the beginning to the
 * end.
 */
function lost(wasOnline: boolean): CallFailed {
  const outcome = (wasOnline || navigator.onLine) && { outcomeUnknown: true };
  return new CallFailed({ code: 'no_connection', requestId: '', ...outcome });
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
