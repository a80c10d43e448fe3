/** How many bytes are searched before other tasks have their turn: a few milliseconds of work. */
const sliceBytes = 256 * 1024;

/** Where a PDF ends, and where a browser or a server looks to guess what a file is. */
const edgeBytes = 1024;
/** The end record of a ZIP is at most its comment of 64 KB away from the end of the file. */
const zipEndBytes = 22 + 0xffff;

const pdfEnd = '%%EOF';
/** Portals write text behind the end, and scanners zeros. PDF readers skip both. */
const onlyText = /^[\t\n\v\f\r -~\x80-\xff]*[\0\s]*$/;
/** An object, a comment, a table or the end of a stream: the PDF goes on here, and the file is cut short. */
const continuedPdf = /^[\0\s]*[\d%ex]/;
const markupOrScript = /<[a-z!?/]|#!/i;
const zipEnd = 'PK\x05\x06';
/** `<?=` is too short to be looked for everywhere: compressed pages hold it by chance. */
const otherBeginning = /<(?:html|!doctype|script|\?=)/i;
const serverScript = /<\?php/i;
const serverScriptLength = '<?php'.length;

/**
 * Whether the bytes are only a PDF: at most text follows its end, no ZIP can be read from there, and it holds no page
 * or PHP program. Other tasks have their turn after every slice, so that no file holds them up, whatever is in it.
 */
export async function isWholePdf(bytes: Uint8Array): Promise<boolean> {
  return (
    endsAsPdf(textOf(bytes.subarray(-edgeBytes))) &&
    !textOf(bytes.subarray(-zipEndBytes)).includes(zipEnd) &&
    !otherBeginning.test(textOf(bytes.subarray(0, edgeBytes))) &&
    !(await holdsServerScript(bytes))
  );
}

function endsAsPdf(lastText: string): boolean {
  const end = lastText.lastIndexOf(pdfEnd);
  if (end < 0) return false;
  const behind = lastText.slice(end + pdfEnd.length);
  return onlyText.test(behind) && !continuedPdf.test(behind) && !markupOrScript.test(behind);
}

async function holdsServerScript(bytes: Uint8Array): Promise<boolean> {
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    if (from > 0) await new Promise<void>((resolve) => setTimeout(() => resolve(), 0));
    // What begins in a slice may end in the next one.
    if (serverScript.test(textOf(bytes.subarray(from, from + sliceBytes + serverScriptLength - 1)))) return true;
  }
  return false;
}

const oneByteACharacter = new TextDecoder('latin1');

function textOf(bytes: Uint8Array): string {
  return oneByteACharacter.decode(bytes);
}
