import type { TestTitle } from '#scripts/requirements/test-titles';

const idList = /^[A-Z]+-\d{2,}(?:, [A-Z]+-\d{2,})*$/;
const mostIds = 4;

export interface Citations {
  readonly ids: readonly string[];
  /** What is wrong with the title's citations, in words. */
  readonly faults: readonly string[];
}

/**
 * The requirements a test title cites: the list in parentheses at its end, such as `(APPT-38, LEG-53)`, and for a title
 * with a table the ids of its rows. An id of a known area anywhere else, or a fifth one, is a fault.
 */
export function titleCitations({ title, rowIds }: TestTitle, areas: ReadonlySet<string>): Citations {
  const ending = /\(([^()]*)\)$/.exec(title)?.[1] ?? '';
  const list = idList.test(ending) ? ending.split(', ') : [];
  const rows = /\$id\b|%s/.test(title) ? rowIds.filter((id) => idList.test(id)).map((id) => id.split(', ')) : [];
  const faults: string[] = [];
  const mentioned = [...title.matchAll(/\b([A-Z]+)-\d{2,}\b/g)].filter(([, area = '']) => areas.has(area)).length;
  if (mentioned > list.filter((id) => areas.has(areaOf(id))).length) {
    faults.push('cites elsewhere than in a list of whole ids at its end');
  }
  if (list.length + Math.max(0, ...rows.map((row) => row.length)) > mostIds) {
    faults.push(`cites more than ${mostIds} requirements`);
  }
  return { ids: [...new Set([...list, ...rows.flat()])], faults };
}

function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
