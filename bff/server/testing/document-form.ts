import type { InjectOptions } from 'fastify';
import { testOrigin } from '#bff/server/testing/test-app';

/** A part of a form: text, or a file with its name. */
export type FormPart =
  | readonly [name: string, value: string]
  | readonly [name: string, value: Uint8Array, file: string];

const boundary = '----ascolto-test';

/** The bytes after the content of a form's last part. */
export const formEnd = `\r\n--${boundary}--\r\n`;

/** The headers with which our own page sends a form. */
export const formHeaders = {
  'content-type': `multipart/form-data; boundary=${boundary}`,
  'x-requested-by': 'ascolto',
  origin: testOrigin,
  'sec-fetch-site': 'same-origin',
};

/** A form of parts in their order, byte for byte as a browser writes it. */
export function formBody(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(([name, value, file]) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileHeaders(file)}\r\n\r\n`),
    Buffer.from(value as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

/** An upload as our own page sends it. */
export function uploadOf(kind: string, parts: readonly FormPart[], changes: InjectOptions = {}): InjectOptions {
  return {
    method: 'POST',
    url: `/files/documents/${kind}`,
    payload: formBody(parts),
    ...changes,
    headers: { ...formHeaders, ...changes.headers },
  };
}

function fileHeaders(file: string | undefined): string {
  return file === undefined ? '' : `; filename="${file}"\r\ncontent-type: application/octet-stream`;
}
