import { describe, expect, test } from 'vitest';
import { OperationFailed } from '#bff/operation-failed';
import { phonePhoto, smallJpeg, smallPng } from '#bff/server/testing/sample-photos';
import { cleanImage } from '#bff/server/uploads/clean-image';
import { cleanedContent } from '#bff/uploads/cleaned-content';
import { judgeBeginning, judgeDocument } from '#bff/uploads/judging/judge-document';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { samplePdf } from '#mocks/media/media-file';
import { readPicture } from '#mocks/media/read-picture';

const files = { jpg: await smallJpeg(), png: await smallPng(), pdf: Buffer.from(samplePdf('prova')) };
const fromTelephone = await phonePhoto();
const fromNotebook = await readPicture('media/notebook-page.png');
type Format = keyof typeof files;
const formats = Object.keys(files) as Format[];

/** The detected type, or the code of the refusal. */
function judged(fileName: string, bytes: Uint8Array): Promise<string> {
  return codeOf(async () => judgeDocument(fileName, bytes));
}

async function codeOf(judge: () => Promise<string | undefined>): Promise<string> {
  try {
    return (await judge()) ?? 'fine';
  } catch (failure) {
    return failure instanceof OperationFailed ? failure.code : String(failure);
  }
}

const inFrontOf = (format: Format, text: string) => Buffer.concat([Buffer.from(text, 'latin1'), files[format]]);

const behind = (format: Format, ...parts: (string | Uint8Array)[]) =>
  Buffer.concat([
    files[format],
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  ]);

describe('what a document may be, from its first byte to its last', () => {
  test.each([
    { name: 'carta.jpg', bytes: files.jpg, type: 'image/jpeg' },
    { name: 'carta.JPEG', bytes: files.jpg, type: 'image/jpeg' },
    { name: 'foto del telefono.jpg', bytes: fromTelephone, type: 'image/jpeg' },
    { name: 'carta.png', bytes: files.png, type: 'image/png' },
    { name: 'pagina.png', bytes: fromNotebook, type: 'image/png' },
    { name: 'Carta d’identità (fronte).pdf', bytes: files.pdf, type: 'application/pdf' },
    { name: 'salvato due volte.pdf', bytes: behind('pdf', '4 0 obj\nendobj\n%%EOF\n\n'), type: 'application/pdf' },
    { name: 'riempito.pdf', bytes: behind('pdf', Buffer.alloc(512)), type: 'application/pdf' },
    { name: 'foto \u200e2026 👨‍👩‍👧.pdf', bytes: files.pdf, type: 'application/pdf' },
    { name: 'archivio.tar.pdf', bytes: files.pdf, type: 'application/pdf' },
    { name: 'foto.png', bytes: files.jpg, type: 'image/jpeg' },
    { name: 'foto.jpg', bytes: files.png, type: 'image/png' },
    { name: 'foto.HEIC', bytes: files.jpg, type: 'image/jpeg' },
    { name: 'foto.jfif', bytes: files.jpg, type: 'image/jpeg' },
    { name: 'foto.jpe', bytes: files.jpg, type: 'image/jpeg' },
    { name: 'carta', bytes: files.pdf, type: 'application/pdf' },
    { name: 'carta.jpg', bytes: files.pdf, type: 'application/pdf' },
    { name: 'con BOM.pdf', bytes: inFrontOf('pdf', '\xef\xbb\xbf'), type: 'application/pdf' },
    { name: 'con righe vuote.pdf', bytes: inFrontOf('pdf', '\r\n'.repeat(500)), type: 'application/pdf' },
    { name: 'del portale.pdf', bytes: behind('pdf', 'Scaricato dal portale\nPagina 1'), type: 'application/pdf' },
  ])('takes $name for $type, whatever its name claims (REG-76)', async ({ name, bytes, type }) => {
    expect(await judged(name, bytes)).toBe(type);
  });

  test.each([
    { what: 'a program', bytes: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') },
    { what: 'a page', bytes: Buffer.from('<html><script>alert(1)</script></html>') },
    { what: 'a drawing that may run', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    { what: 'a GIF', bytes: Buffer.from('GIF89a\x01\0\x01\0', 'latin1') },
    { what: 'a ZIP', bytes: Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1') },
    { what: 'text', bytes: Buffer.from('Carta di identità') },
    { what: 'a HEIC', bytes: Buffer.from('\0\0\0\x24ftypheic', 'latin1') },
    { what: 'a program before a PDF', bytes: inFrontOf('pdf', 'MZ\x90\0\x03\0\0\0') },
    { what: 'a drawing that holds a PDF', bytes: inFrontOf('pdf', '<svg onload="alert(1)">') },
    { what: 'a PDF after more than 1,024 blanks', bytes: inFrontOf('pdf', ' '.repeat(1024)) },
  ])('$what is refused whatever its name is (REG-76, REG-77)', async ({ bytes }) => {
    for (const format of formats) expect(await judged(`carta.${format}`, bytes)).toBe('unsupported_file');
  });
});

const seconds = {
  'a ZIP': ['PK\x03\x04\x14\0\0\0\0\0 file', 'PK\x05\x06', Buffer.alloc(18)],
  'a ZIP with its beginning hidden': [Buffer.alloc(300, 7), 'PK\x05\x06', Buffer.alloc(18)],
  'a page': ['\n<html><script>alert(1)</script></html>'],
  'a script of a page': ['<script>alert(1)</script>'],
  'a script of a server': ['  <?php system($_GET["c"]); ?>'],
  'a program of Windows': ['MZ\x90\0\x03\0\0\0'],
  'a program after some filling': [Buffer.alloc(64), 'MZ\x90\0'],
  'a program of Linux': ['\x7fELF\x02\x01\x01\0'],
  'a script of a shell': ['\n#!/bin/sh\n'],
  'a GIF': ['GIF89a\x01\0\x01\0'],
} satisfies Record<string, (string | Uint8Array)[]>;

describe('no document is two files in one', () => {
  test.each(Object.entries(seconds))('a PDF with %s behind its end is refused', async (_what, parts) => {
    expect(await judged('carta.pdf', behind('pdf', ...parts))).toBe('unsupported_file');
  });

  test.each((['jpg', 'png'] as const).flatMap((format) => Object.keys(seconds).map((what) => ({ format, what }))))(
    'of a $format with $what behind its end nothing is kept but its picture',
    async ({ format, what }) => {
      const kept = async (bytes: Uint8Array) =>
        (await cleanedContent(cleanImage, { fileName: `carta.${format}`, bytes }, { acceptsPdf: true })).content.bytes;
      const withSecond = behind(format, ...seconds[what as keyof typeof seconds]);
      expect(await kept(withSecond)).toEqual(await kept(files[format]));
    },
  );

  test.each([
    '<html><body onload="alert(1)">',
    '<HtMl>',
    '<!DocType html>',
    '<ScRiPt>alert(1)</sCrIpT>',
    '<?= system($_GET["c"]) ?>',
    '<?PHP evil(); ?>',
  ])(
    'a PDF that begins with %s besides is no page to a browser that guesses, and no script to a server',
    async (text) => {
      const bytes = Buffer.concat([Buffer.from(`%PDF-1.4\n%${text}\n`), files.pdf]);
      expect(await judged('carta.pdf', bytes)).toBe('unsupported_file');
    },
  );

  test('a PDF that holds three bytes of a script by chance is no script', async () => {
    const bytes = Buffer.concat([Buffer.from(`%PDF-1.4\n${' '.repeat(1024)}<?=`), files.pdf]);
    expect(await judged('carta.pdf', bytes)).toBe('application/pdf');
  });

  test('a PDF that can also be read as a ZIP is refused, however long the comment of the ZIP', async () => {
    const end = files.pdf.lastIndexOf('%%EOF');
    const withZip = (comment: number) =>
      Buffer.concat([
        files.pdf.subarray(0, end),
        Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
        Buffer.alloc(comment - '%%EOF'.length, 7),
        Buffer.from('%%EOF'),
      ]);
    expect(await judged('carta.pdf', withZip(50))).toBe('unsupported_file');
    expect(await judged('carta.pdf', withZip(0xffff))).toBe('unsupported_file');
    expect(await judged('carta.pdf', withZip(0xffff + 1))).toBe('application/pdf');
  });
});

describe('a file of 15 MB', () => {
  const filled = (filling: string) => {
    const bytes = Buffer.alloc(largestFileBytes, filling);
    bytes.write('%PDF-1.4\n');
    bytes.write('%%EOF', largestFileBytes - 5);
    return bytes;
  };

  test.each(['\0', '<', '<?', '<?ph', 'PK\x05'])(
    'of nothing but %j lets others have their turns while it is judged',
    async (filling) => {
      const bytes = filled(filling);
      let turns = 0;
      const count = () => {
        turns += 1;
        next = setImmediate(count);
      };
      let next = setImmediate(count);
      const type = await judged('carta.pdf', bytes);
      clearImmediate(next);
      expect(type).toBe('application/pdf');
      // At least one in 512 KB.
      expect(turns).toBeGreaterThanOrEqual(30);
    },
  );

  test('is searched for a script wherever one may stand, also across the places where others have their turn', async () => {
    for (const at of [256 * 1024 - 5, 256 * 1024 - 3, 256 * 1024 - 1, 256 * 1024, largestFileBytes - 10]) {
      const bytes = filled(' ');
      bytes.write('<?php', at);
      expect(await judged('carta.pdf', bytes), `${at}`).toBe('unsupported_file');
    }
  });
});

test.each([
  { what: 'a next object', rest: '\n4 0 obj\n<< /Length 3 >>\nstream\nabc' },
  { what: 'a next object, cut in its number', rest: '\n4' },
  { what: 'a stream that holds another PDF', rest: '\nendstream\nendobj\n' },
  { what: 'a stream that holds another PDF, cut in its end', rest: '\nend' },
  { what: 'a table', rest: '\nxref\n0 1\n' },
])('refuses a PDF cut short in $what behind an earlier end', async ({ rest }) => {
  expect(await judged('carta.pdf', behind('pdf', rest))).toBe('unsupported_file');
});

test('a PDF cut short is refused, wherever it was cut', async () => {
  const whole = files.pdf.subarray(0, files.pdf.length - '\n'.length);
  for (let length = 8; length < whole.length; length += 1) {
    expect(await judged('carta.pdf', whole.subarray(0, length)), `${length} bytes`).toBe('unsupported_file');
  }
});

test('an empty file and one over 15 MB are told by their own codes (UPL-11)', async () => {
  expect(await judged('carta.pdf', new Uint8Array())).toBe('file_empty');
  const [most, tooMany] = [largestFileBytes, largestFileBytes + 1].map((size) =>
    Buffer.concat([files.pdf, Buffer.alloc(size - files.pdf.length - 6, ' '), Buffer.from('%%EOF\n')]),
  );
  expect(await judged('carta.pdf', most ?? new Uint8Array())).toBe('application/pdf');
  expect(await judged('carta.pdf', tooMany ?? new Uint8Array())).toBe('file_too_large');
});

test.each([
  ['a way up', '../carta.pdf'],
  ['a folder', 'documenti/carta.pdf'],
  ['a folder of Windows', 'C:\\documenti\\carta.pdf'],
  ['a nothing in its middle', 'carta.php\0.pdf'],
  ['a line break', 'carta\r\n.pdf'],
  ['half a character', 'carta\ud83d.pdf'],
  ['nothing', ''],
  ['more than two hundred characters', `${'a'.repeat(197)}.pdf`],
])('a name with %s is refused', async (_what, name) => {
  expect(await judged(name, files.pdf)).toBe('invalid_input');
});

test('judges the name and the first bytes before the rest has arrived', async () => {
  const beginning = (name: string, bytes: Uint8Array) => codeOf(async () => judgeBeginning(name, bytes) as undefined);
  expect(await beginning('carta.pdf', files.pdf.subarray(0, 8))).toBe('fine');
  expect(await beginning('carta.pdf', Buffer.alloc(1024, 'MZ'))).toBe('unsupported_file');
  expect(await beginning('../carta.pdf', files.pdf.subarray(0, 8))).toBe('invalid_input');
});
