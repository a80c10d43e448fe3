/** How many bytes at the beginning of a file identify its type: PDF readers look for the header in the first 1,024. */
export const tellingBytes = 1024;

const imageBeginnings: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
};

/** A byte order mark and blanks may come first. Other content could make the file a second type, such as a program. */
const pdfBeginning = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/;

/** The media type a file's first bytes show, whatever its name says; undefined for a type we do not accept (REG-76). */
export function mediaTypeOfBytes(first: Uint8Array): string | undefined {
  const text = String.fromCharCode(...first.subarray(0, tellingBytes));
  if (pdfBeginning.test(text)) return 'application/pdf';
  return Object.entries(imageBeginnings).find(([, beginning]) => text.startsWith(beginning))?.[0];
}
