import type { PdfFile } from '#contracts/kernel/pdf-file';

/** How long the file stays available, in milliseconds: browsers do not say when they have taken it. */
const takenOverMs = 60_000;

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), takenOverMs);
}

/** Lets the browser save a document that came inside an answer. */
export function savePdf({ fileName, base64 }: PdfFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName);
}
