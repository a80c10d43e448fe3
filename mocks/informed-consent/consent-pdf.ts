import type { PDFFont } from '@cantoo/pdf-lib';
import type { DocumentText } from '#mocks/informed-consent/document-text';

const sheet = { width: 595, height: 842, margin: 64 };
const widest = sheet.width - 2 * sheet.margin;
const size = { title: 18, heading: 13, text: 11 };

/** The document as a PDF, in Italian and with a title; the library is loaded only for it. */
export async function consentPdf({ title, madeAt, paragraphs }: DocumentText): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('it-IT');
  pdf.setCreationDate(new Date(madeAt));
  pdf.setModificationDate(new Date(madeAt));
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  let page = pdf.addPage([sheet.width, sheet.height]);
  let y = sheet.height - sheet.margin;
  const write = (text: string, font: PDFFont, height: number) => {
    for (const line of linesOf(printable(text), font, height)) {
      if (y < sheet.margin) {
        page = pdf.addPage([sheet.width, sheet.height]);
        y = sheet.height - sheet.margin;
      }
      page.drawText(line, { x: sheet.margin, y, font, size: height });
      y -= height * 1.5;
    }
  };
  write(title, bold, size.title);
  for (const { text, isHeading } of paragraphs) {
    y -= isHeading ? size.heading : 0;
    write(text, isHeading ? bold : plain, isHeading ? size.heading : size.text);
  }
  return new Uint8Array(await pdf.save());
}

/** The words as lines no wider than the page; a single longer word stays whole. */
function linesOf(text: string, font: PDFFont, height: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, height) > widest) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** Replaces characters that the standard PDF fonts cannot write. */
function printable(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\x20-\x7e\xa0-\xff€’“”–]/gu, '?');
}
