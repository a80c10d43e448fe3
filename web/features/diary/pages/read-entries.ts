import { type listEntries, mostListed } from '#contracts/diary/diary.api';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { CallFailed } from '#web/api/call-failed';

export type DiaryPage = OperationInput<typeof listEntries>;
export type Listed = OperationOutput<typeof listEntries>;

/** How often a diary that changes between two of its pages is read from the beginning. */
const mostAttempts = 3;

/**
 * Reads the newest `count` entries page by page. A diary that changes between two pages is read again, so that no entry
 * is missing and none is there twice; throws `changed_elsewhere` for one that goes on changing. Resolves to undefined
 * when a page does.
 */
export async function readEntries(
  ask: (page: DiaryPage) => Promise<Listed | undefined>,
  count: number,
): Promise<Listed | undefined> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const pages = await readOnce(ask, count);
    if (!pages) return undefined;
    const entries = pages.length === 1 ? (pages[0]?.entries ?? []) : pages.flatMap((page) => page.entries);
    const total = pages.at(-1)?.total ?? 0;
    if (isOneDiary(pages, Math.min(count, total))) return { entries, total };
  }
  throw new CallFailed({ code: 'changed_elsewhere', requestId: '' });
}

async function readOnce(ask: (page: DiaryPage) => Promise<Listed | undefined>, count: number) {
  const pages: Listed[] = [];
  let wanted = count;
  for (let from = 0; from < wanted; from += mostListed) {
    const page = await ask({ from, count: Math.min(mostListed, count - from) });
    if (!page) return undefined;
    pages.push(page);
    wanted = Math.min(count, page.total);
  }
  return pages;
}

/** Whether the pages are of one and the same diary, as far as their entries and totals show. */
function isOneDiary(pages: readonly Listed[], count: number): boolean {
  const ids = new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return ids.size === count && pages.every(({ total }) => total === pages[0]?.total);
}
