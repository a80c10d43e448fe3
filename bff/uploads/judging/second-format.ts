import { indexOfText, standsAt } from '#bff/uploads/judging/byte-search';

/** Searched for anywhere after a file's own end: too long to occur by chance. */
const anywhere = [
  '%PDF-',
  '<html',
  '<HTML',
  '<!DOCTYPE',
  '<!doctype',
  '<script',
  '<SCRIPT',
  '<?php',
  'GIF87a',
  'GIF89a',
];

/** Searched for only where a second file would begin: so short that a video's pixels contain them by chance. */
const atStart = ['PK\x03\x04', 'PK\x05\x06', 'MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '#!', 'Rar!', '7z\xbc\xaf'];

/** The end record of a ZIP is at most its comment of 64 KB away from the end of the file. */
const zipEnd = 'PK\x05\x06';
const zipEndBytes = 22 + 0xffff;

/** Whether another file that could be opened or run follows a file's own end. */
export function hasSecondFormat(bytes: Uint8Array, end: number): boolean {
  const start = firstAfterPadding(bytes, end);
  return (
    atStart.some((signature) => standsAt(bytes, signature, start)) ||
    anywhere.some((signature) => indexOfText(bytes, signature, end) !== -1) ||
    endsAsZip(bytes, end)
  );
}

/** Whether a ZIP could be read from the end of the file, where ZIP readers begin. */
export function endsAsZip(bytes: Uint8Array, from = 0): boolean {
  return indexOfText(bytes, zipEnd, Math.max(from, bytes.length - zipEndBytes)) !== -1;
}

function firstAfterPadding(bytes: Uint8Array, end: number): number {
  let at = end;
  while (isPadding(bytes[at])) at += 1;
  return at;
}

/** The bytes a file may be padded with: zero and white space. */
const padding: ReadonlySet<number | undefined> = new Set([0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]);

/** Whether a byte is padding; false past the end. */
export function isPadding(byte: number | undefined): boolean {
  return padding.has(byte);
}
