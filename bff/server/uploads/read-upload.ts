import { once } from 'node:events';
import { addAbortSignal } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { SentFile } from '#bff/uploads/cleaned-content';
import { judgeBeginning } from '#bff/uploads/judging/judge-document';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { tellingBytes } from '#contracts/uploads/media-type-of-bytes';
import { storeDocument } from '#contracts/uploads/uploads.api';

/** The most bytes of the form besides its file: a message has up to 4,000 characters. */
const formBytes = 32 * 1024;

/**
 * A form's limits: the key, further fields, then one file. The file's limit is a byte above ours, so that exceeding
 * ours is noticed at once.
 */
export function uploadForm(furtherFields: readonly string[]) {
  return {
    limits: {
      fileSize: largestFileBytes + 1,
      files: 1,
      fields: 1 + furtherFields.length,
      parts: 2 + furtherFields.length,
      fieldNameSize: 32,
      fieldSize: 16 * 1024,
      headerPairs: 16,
    },
    throwFileSizeLimit: false,
    // Names as they were sent: the parser would cut a path down to its last part, and read UTF-8 as Latin-1.
    preservePath: true,
    defParamCharset: 'utf8',
  };
}

/**
 * Reads the form of a file: `idempotencyKey`, those of the further fields that there are, then `file`. The file is
 * judged by its first bytes before the rest is read, and dropped as soon as it is too large or the signal aborts.
 * Throws `OperationFailed`, or the signal's reason; the rest of the body is discarded.
 */
export async function readUpload(
  request: FastifyRequest,
  furtherFields: readonly string[],
  signal: AbortSignal,
): Promise<object> {
  try {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > largestFileBytes + formBytes) throw refusal(storeDocument, 'file_too_large');
    return await Promise.race([readForm(request, furtherFields, signal), untilAborted(signal)]);
  } catch (failure) {
    signal.throwIfAborted();
    // Any other failure here means a malformed form, or one cut short.
    throw failure instanceof OperationFailed ? failure : new OperationFailed('invalid_input');
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

async function readForm(
  request: FastifyRequest,
  furtherFields: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const order = ['idempotencyKey', ...furtherFields, 'file'];
  const values: Record<string, unknown> = {};
  let file: SentFile | undefined;
  let last = -1;
  for await (const part of request.parts()) {
    const at = order.indexOf(part.fieldname);
    const isInPlace = last < 0 ? at === 0 : at > last;
    if (!isInPlace || (part.type === 'file') !== (part.fieldname === 'file')) {
      throw new OperationFailed('invalid_input');
    }
    if (part.type === 'file') file = { fileName: decodedName(part.filename), bytes: await readFile(part, signal) };
    else if (part.valueTruncated) throw new OperationFailed('invalid_input');
    else values[part.fieldname] = part.value;
    last = at;
  }
  return { ...values, ...file };
}

/** A browser's form writes exactly these three characters of a name as escapes. */
function decodedName(name: string): string {
  return name.replaceAll(/%(?:22|0D|0A)/g, decodeURIComponent);
}

async function readFile({ filename, file }: MultipartFile, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isJudged = false;
  for await (const chunk of addAbortSignal(signal, file) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestFileBytes) throw refusal(storeDocument, 'file_too_large');
    chunks.push(chunk);
    if (isJudged || size < tellingBytes) continue;
    judgeBeginning(filename, Buffer.concat(chunks));
    isJudged = true;
  }
  return Buffer.concat(chunks);
}
