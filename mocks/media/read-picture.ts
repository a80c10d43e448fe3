import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadPicture } from '#mocks/platform';

/** Reads a picture from the disk, for every platform that runs in Node. */
export const readPicture: ReadPicture = async (path) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '..', path)));
