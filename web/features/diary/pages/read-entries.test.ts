import { describe, expect, test } from 'vitest';
import { type DiaryEntry, mostListed } from '#contracts/diary/diary.api';
import { type DiaryPage, readEntries } from '#web/features/diary/pages/read-entries';

const entry = (id: string): DiaryEntry => ({ id, mood: 'Felice', comment: '', date: null, revision: '0-0' });
const diaryOf = (count: number, prefix = 'r') => Array.from({ length: count }, (_, at) => entry(`${prefix}${at}`));

/** Answers pages of a diary, which `after` may replace once so many pages were read. */
function pagesOf(
  diary: readonly DiaryEntry[],
  after: (pages: number) => readonly DiaryEntry[] | undefined = () => undefined,
) {
  let stands = diary;
  const asked: DiaryPage[] = [];
  const ask = async (page: DiaryPage) => {
    asked.push(page);
    const entries = stands.slice(page.from, page.from + page.count);
    const answer = { entries, total: stands.length };
    stands = after(asked.length) ?? stands;
    return answer;
  };
  return { ask, asked };
}

const everything = Number.POSITIVE_INFINITY;

describe('a diary read page by page', () => {
  test.each([
    ['nothing', 0, everything, [mostListed]],
    ['less than a page', 7, everything, [mostListed]],
    ['just a page', mostListed, everything, [mostListed]],
    ['an entry more', mostListed + 1, everything, [mostListed, mostListed]],
    ['its newest', 2 * mostListed, mostListed + 50, [mostListed, 50]],
  ])('of %s is whole, in its order, no page longer than may be asked for', async (_what, length, count, lengths) => {
    const diary = diaryOf(length);
    const { ask, asked } = pagesOf(diary);
    expect(await readEntries(ask, count)).toEqual({ entries: diary.slice(0, count), total: length });
    expect(asked.map((page) => page.count)).toEqual(lengths);
  });

  const diary = diaryOf(mostListed + 10);
  test.each([
    ['an entry was added to', [entry('new'), ...diary]],
    ['an entry was deleted from', diary.slice(1)],
    ['one was added to and the oldest deleted from', [entry('new'), ...diary.slice(0, -1)]],
  ])('that %s between two pages is read again: nothing is missing or there twice', async (_what, changed) => {
    const { ask } = pagesOf(diary, (pages) => (pages === 1 ? changed : undefined));
    expect(await readEntries(ask, everything)).toEqual({ entries: changed, total: changed.length });
  });

  test('that goes on changing is said to change, and never told in part', async () => {
    const { ask } = pagesOf(diary, (pages) => diaryOf(mostListed + 10 + pages, `at-${pages}-`));
    await expect(readEntries(ask, everything)).rejects.toMatchObject({ problem: { code: 'changed_elsewhere' } });
  });

  test('of which a page was not answered is nothing', async () => {
    const { ask, asked } = pagesOf(diary);
    const failing = async (page: DiaryPage) => (asked.length === 1 ? undefined : ask(page));
    expect(await readEntries(failing, everything)).toBeUndefined();
  });
});
