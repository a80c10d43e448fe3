import { describe, expect, test } from 'vitest';
import { OperationFailed } from '#bff/operation-failed';
import { phonePhoto, smallJpeg, smallPng } from '#bff/server/testing/sample-photos';
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
function judged(fileName: string, bytes: Uint8Array): string {
  return codeOf(() => judgeDocument(fileName, bytes));
}

function codeOf(judge: () => string | undefined): string {
  try {
    return judge() ?? 'fine';
  } catch (failure) {
    return failure instanceof OperationFailed ? failure.code : String(failure);
  }
}

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
  ])('$name is taken for $type (REG-76)', ({ name, bytes, type }) => {
    expect(judged(name, bytes)).toBe(type);
  });

  test.each([
    { what: 'a smaller picture', trailer: files.jpg },
    { what: 'a film', trailer: Buffer.from('\0\0\0\x18ftypmp42 and MZ and PK\x03\x04 by chance', 'latin1') },
    { what: 'a phone’s notes', trailer: Buffer.from('\0\0\x0a\x01SEFT', 'latin1') },
  ])('a phone’s JPEG may have $what behind it', ({ trailer }) => {
    expect(judged('foto.jpg', behind('jpg', trailer))).toBe('image/jpeg');
  });

  test.each([
    { what: 'a program', bytes: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') },
    { what: 'a page', bytes: Buffer.from('<html><script>alert(1)</script></html>') },
    { what: 'a drawing that may run', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    { what: 'a GIF', bytes: Buffer.from('GIF89a\x01\0\x01\0', 'latin1') },
    { what: 'a ZIP', bytes: Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1') },
    { what: 'text', bytes: Buffer.from('Carta di identità') },
  ])('$what is refused whatever its name is (REG-76, REG-77)', ({ bytes }) => {
    for (const format of formats) expect(judged(`carta.${format}`, bytes)).toBe('unsupported_file');
  });

  test.each([
    ['carta.png', files.jpg],
    ['carta.jpg', files.png],
    ['carta.jpg', files.pdf],
    ['carta.pdf', files.jpg],
    ['carta.jpg.exe', files.jpg],
    ['carta.gif', files.png],
    ['carta', files.pdf],
    ['jpg', files.jpg],
    ['carta.', files.pdf],
    ['carta.__proto__', files.pdf],
  ])('%s is refused when that is not what is in it', (name, bytes) => {
    expect(judged(name, bytes)).toBe('unsupported_file');
  });
});

const seconds = {
  'a ZIP': ['PK\x03\x04\x14\0\0\0\0\0 file', 'PK\x05\x06', Buffer.alloc(18)],
  'a ZIP with its beginning hidden': [Buffer.alloc(300, 7), 'PK\x05\x06', Buffer.alloc(18)],
  'a PDF': [samplePdf('secondo')],
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
  test.each(formats.flatMap((format) => Object.keys(seconds).map((what) => ({ format, what }))))(
    'a $format with $what behind its end is refused',
    ({ format, what }) => {
      const isPdfAfterPdf = format === 'pdf' && what === 'a PDF';
      const bytes = behind(format, ...seconds[what as keyof typeof seconds]);
      // Two PDFs one after the other look like a PDF saved twice.
      expect(judged(`carta.${format}`, bytes)).toBe(isPdfAfterPdf ? 'application/pdf' : 'unsupported_file');
    },
  );

  test('a PNG has nothing behind its end, not even filling', () => {
    expect(judged('carta.png', behind('png', '\n'))).toBe('unsupported_file');
  });

  test('a PDF is no page to a browser that guesses, and no script to a server', () => {
    const within = (text: string) => Buffer.concat([Buffer.from(`%PDF-1.4\n${text}\n`), files.pdf]);
    expect(judged('carta.pdf', within('%<html><body onload="alert(1)">'))).toBe('unsupported_file');
    expect(judged('carta.pdf', within(`${' '.repeat(5000)}<?php evil(); ?>`))).toBe('unsupported_file');
  });

  test('a PDF that can also be read as a ZIP is refused', () => {
    const end = files.pdf.lastIndexOf('%%EOF');
    const zip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}\n`, 'latin1');
    expect(judged('carta.pdf', Buffer.concat([files.pdf.subarray(0, end), zip, files.pdf.subarray(end)]))).toBe(
      'unsupported_file',
    );
  });
});

test.each(formats)('a %s cut short is refused, wherever it was cut', (format) => {
  const whole = files[format].subarray(0, files[format].length - (format === 'pdf' ? '\n'.length : 0));
  for (let length = 8; length < whole.length; length += 1) {
    expect(judged(`carta.${format}`, whole.subarray(0, length)), `${length} bytes`).toBe('unsupported_file');
  }
});

test('an empty file and one over 15 MB are told by their own codes (UPL-11)', () => {
  expect(judged('carta.pdf', new Uint8Array())).toBe('file_empty');
  const [most, tooMany] = [largestFileBytes, largestFileBytes + 1].map((size) =>
    Buffer.concat([files.pdf, Buffer.alloc(size - files.pdf.length - 6, ' '), Buffer.from('%%EOF\n')]),
  );
  expect(judged('carta.pdf', most ?? new Uint8Array())).toBe('application/pdf');
  expect(judged('carta.pdf', tooMany ?? new Uint8Array())).toBe('file_too_large');
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
])('a name with %s is refused', (_what, name) => {
  expect(judged(name, files.pdf)).toBe('invalid_input');
});

test('the first eight bytes are enough to refuse a file', () => {
  const beginning = (name: string, bytes: Uint8Array) => codeOf(() => judgeBeginning(name, bytes) as undefined);
  expect(beginning('carta.pdf', files.pdf.subarray(0, 8))).toBe('fine');
  expect(beginning('carta.pdf', files.png.subarray(0, 8))).toBe('unsupported_file');
  expect(beginning('carta.exe', files.pdf.subarray(0, 8))).toBe('unsupported_file');
  expect(beginning('../carta.pdf', files.pdf.subarray(0, 8))).toBe('invalid_input');
});
