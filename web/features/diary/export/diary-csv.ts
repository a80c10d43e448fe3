import type { DiaryEntry } from '#contracts/diary/diary.api';
import { italianDate } from '#contracts/kernel/civil-date';
import { familyNameOf } from '#web/features/diary/moods/family-looks';

const headers = ['Data', 'Emozione', 'Famiglia', 'Nota'];

/** Marks the file as UTF-8 for spreadsheets that would take it for another encoding. */
const byteOrderMark = '\uFEFF';

/**
 * Entries as a table for a spreadsheet, in their order: semicolons between cells, as Italian spreadsheets expect, and
 * no cell that one would run as a formula.
 */
export function diaryCsv(entries: readonly DiaryEntry[]): string {
  const rows = entries.map(({ date, mood, comment }) => [
    date ? italianDate(date) : '',
    mood,
    familyNameOf(mood) ?? '',
    comment,
  ]);
  return `${byteOrderMark}${[headers, ...rows].map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}

/** A quoted cell. What a spreadsheet takes for the beginning of a formula gets an apostrophe, also after blanks. */
function quoted(text: string): string {
  const plain = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
