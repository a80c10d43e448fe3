import { expect, test } from 'vitest';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';
import { entriesIn, periodFault } from '#web/features/diary/export/chosen-period';
import { diaryCsv } from '#web/features/diary/export/diary-csv';

const entry = (comment: string, date: CivilDate | null = civilDate(2026, 11, 23)): DiaryEntry => ({
  ...{ id: comment, mood: 'Grato', comment, date, revision: '0-0' },
});

test('the file has a byte order mark, Italian headers, a line for each entry, and quotes doubled', () => {
  expect(diaryCsv([entry('Ho detto «no», "davvero"; e poi:\nsì'), entry('', null)])).toBe(
    '\uFEFF"Data";"Emozione";"Famiglia";"Nota"\r\n' +
      '"23/11/2026";"Grato";"serene";"Ho detto «no», ""davvero""; e poi:\nsì"\r\n' +
      '"";"Grato";"serene";""\r\n',
  );
});

test.each([
  ...['=1+1', '+39', '-2', '@SUM(A1)', '  =1', '\u00A0=1', '"=1"', '=HYPERLINK("http://x.example")'],
  ...['\u200B=1', '\u2060=1', '\u00AD=1', '\u200E=1', '\uFEFF=1', '\u3164=1', '\u0000=1'],
  ...['\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20A', '\uFE661', '\uFE621', '\uFE631', '\uFE6BA'],
])('a note that begins as a formula does is text: %j', (comment) => {
  expect(noteIn(diaryCsv([entry(comment)]))).toBe(`'${comment}`);
});

test.each([
  ['ciao,=1+1,', "ciao,'=1+1,"],
  ['ciao;=1+1;', "ciao;'=1+1;"],
  ['ciao\t=1+1\t', "ciao\t'=1+1\t"],
  ['a\n=1', "a\n'=1"],
  ['a\r\n=1', "a\r\n'=1"],
  ['a\u2028@A1', "a\u2028'@A1"],
  ['Oggi:\n\n - latte', "Oggi:\n\n' - latte"],
  ['ciao, "=1+1"', `ciao,' "=1+1"`],
  ['ciao,\u200B=1', "ciao,'\u200B=1"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['\n=1', "\n'=1"],
  ['\tciao', "'\tciao"],
])('nor does a formula begin where another separator would part the note: %j', (comment, plain) => {
  expect(noteIn(diaryCsv([entry(comment)]))).toBe(plain);
});

test.each(['Due + due = quattro', 'ben-essere, a@b.example; 3-2', 'Sì\nno', ''])(
  'any other note is as it was written: %j',
  (comment) => {
    expect(noteIn(diaryCsv([entry(comment)]))).toBe(comment);
  },
);

test('accents are read rightly: nothing stands before the headers but the mark of the encoding', () => {
  expect(diaryCsv([]).startsWith('\uFEFF"Data"')).toBe(true);
});

/** The note of the only entry. */
function noteIn(csv: string): string | undefined {
  return /"serene";"([\s\S]*)"\r\n$/.exec(csv)?.[1]?.replaceAll('""', '"');
}

test.each([
  ['the whole diary', { isWhole: true, from: '', to: '' }, ['a', 'b', 'c', 'd']],
  ['from a day to a day, both included', { isWhole: false, from: '2026-11-01', to: '2026-11-20' }, ['b', 'c']],
])('%s', (_what, period, ids) => {
  const entries = [
    entry('a', civilDate(2026, 11, 21)),
    entry('b', civilDate(2026, 11, 20)),
    entry('c', civilDate(2026, 11, 1)),
    entry('d', null),
  ];
  expect(entriesIn(entries, period).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [{ isWhole: false, from: '2026-11-01', to: '2026-11-01' }, undefined],
  [{ isWhole: false, from: '', to: '2026-11-01' }, 'no-from'],
  [{ isWhole: false, from: '2026-11-01', to: '2026-11-31' }, 'no-to'],
  [{ isWhole: false, from: '2026-11-02', to: '2026-11-01' }, 'turned-round'],
  [{ isWhole: true, from: '', to: '' }, undefined],
])('a period %j is refused with %s', (period, fault) => {
  expect(periodFault(period)).toBe(fault);
});
