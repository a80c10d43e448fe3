import { indexOfText, standsAt } from '#bff/uploads/judging/byte-search';
import { endsAsZip, isPadding } from '#bff/uploads/judging/second-format';

const endMark = '%%EOF';
const endBytes = 1024;
/** As far as a browser looks to guess what a file is. */
const guessedBytes = 1024;
const pageBeginnings = ['<html', '<HTML', '<!DOCTYPE', '<!doctype', '<script', '<SCRIPT'];

/** Whether the bytes are a PDF and nothing besides: it ends as one, no ZIP can be read from its end, no page or program from it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const from = Math.max(0, bytes.length - endBytes);
  let end = bytes.length;
  while (end > from && isPadding(bytes[end - 1])) end -= 1;
  return (
    standsAt(bytes, endMark, end - endMark.length) &&
    !endsAsZip(bytes) &&
    indexOfText(bytes, '<?php') === -1 &&
    pageBeginnings.every((page) => indexOfText(bytes, page, 0, Math.min(guessedBytes, bytes.length)) === -1)
  );
}
