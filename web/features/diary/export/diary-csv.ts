import type { DiaryEntry } from '#contracts/diary/diary.api';
import { italianDate } from '#contracts/kernel/civil-date';
import { familyNameOf } from '#web/features/diary/moods/family-looks';

const headers = ['Data', 'Emozione', 'Famiglia', 'Nota'];

/**
 * Marks the file as UTF-8 for spreadsheets that would take it for another encoding. No line `sep=;` names the
 * separator: with one Excel no longer heeds the mark, and every accent of the diary would be lost.
 */
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

/**
 * A quoted cell. What a spreadsheet takes for the beginning of a formula gets an apostrophe, at the beginning of the
 * text and after whatever begins another cell where the file is read with other separators: a comma, a semicolon, a
 * tab, a line break.
 */
function quoted(text: string): string {
  const plain = text.replace(formulas, "$1'");
  return `"${plain.replaceAll('"', '""')}"`;
}

const begins = String.raw`[,;\t\r\n\v\f\u0085\u2028\u2029]`;
/** Blanks, quotes and what nobody sees, which a spreadsheet may pass over. */
const passedOver = String.raw`(?:(?!${begins})[\p{Zs}\p{Cc}\p{Cf}\p{DI}"])*`;
/** Also full-width and small ones. */
const signs = String.raw`[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]`;
const formulas = new RegExp(String.raw`(^|${begins})(?=${passedOver}${signs})|^(?=[\t\r\n])`, 'gu');
