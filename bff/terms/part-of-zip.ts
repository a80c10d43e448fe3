import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableDocument } from '#bff/terms/unreadable-document';

/** The packed bytes unpacked between two checks of the limit: they grow at most about a thousandfold. */
const stepBytes = 4096;

/**
 * One file out of a zip archive. Its sizes are counted, not trusted: throws `UnreadableDocument` as soon as more than
 * `maxBytes` have come out, and when the file is missing, incomplete or packed in another way.
 */
export function partOfZip(archive: Uint8Array, wanted: string, maxBytes: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  let isBroken = false;
  const unzip = new Unzip((file) => {
    if (file.name !== wanted || chunks.length > 0) return;
    file.ondata = (failure, chunk, isLast) => {
      if (failure) isBroken = true;
      else chunks.push(chunk);
      length += chunk?.length ?? 0;
      isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length && !isWhole; at += stepBytes) {
    push(unzip, archive.subarray(at, at + stepBytes), at + stepBytes >= archive.length);
    if (isBroken) throw new UnreadableDocument('damaged archive');
    if (length > maxBytes) throw new UnreadableDocument('too large unpacked');
  }
  if (!isWhole) throw new UnreadableDocument('incomplete archive');
  return joined(chunks, length);
}

function push(unzip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(chunk, isLast);
  } catch {
    throw new UnreadableDocument('damaged archive');
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
