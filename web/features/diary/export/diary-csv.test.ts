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
  '=1+1',
  '+39',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\uFF1D1',
  '=HYPERLINK("http://x.example")',
])('a note that begins as a formula does is text: %j', (comment) => {
  const [, line = ''] = diaryCsv([entry(comment)]).split('\r\n"23');
  expect(line).toContain(`;"'${comment.replaceAll('"', '""')}"`);
});

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
