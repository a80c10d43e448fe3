import { base64Bytes, base64Length } from '#bff/legacy/base64-bytes';
import type { FileBody, LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import type { FileContent } from '#contracts/kernel/file-content';

/** A multiple of three, so that the base64 of the slices joins to the base64 of the whole. */
const sliceBytes = 48 * 1024;

/** The body of a request: JSON as one text, or in parts when one of its fields is a file. */
export function bodyOf(request: unknown): Pick<LegacyHttpRequest, 'body' | 'fileBody'> {
  const fields = Object.entries(request as Record<string, unknown>);
  const file = fields.find(([, value]) => isFile(value));
  if (!file) return { body: JSON.stringify(request) };
  const [name, content] = file as [string, FileContent];
  const others = Object.fromEntries(fields.filter(([field]) => field !== name));
  return { body: undefined, fileBody: fileBody(others, name, content) };
}

function isFile(value: unknown): value is FileContent {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

/** The file's field comes last. */
function fileBody(others: object, name: string, { mediaType, bytes }: FileContent): FileBody {
  const encoder = new TextEncoder();
  const before = JSON.stringify({ ...others, [name]: `data:${mediaType};base64,` });
  const start = encoder.encode(before.slice(0, -'"}'.length));
  const end = encoder.encode('"}');
  return {
    byteLength: start.length + base64Length(bytes.length) + end.length,
    *parts() {
      yield start;
      for (let at = 0; at < bytes.length; at += sliceBytes) yield base64Bytes(bytes.subarray(at, at + sliceBytes));
      yield end;
    },
  };
}
