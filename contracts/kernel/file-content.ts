import * as z from 'zod';

/** A file on its way to the platform, which takes it as a data URL. */
export interface FileContent {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A field that carries a whole file: passed to the transport as it is, text on the wire. */
export function fileContent() {
  return z.custom<FileContent | string>((value) => typeof value === 'string').transform(String);
}
