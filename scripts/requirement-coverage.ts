import type { Requirement } from '#scripts/requirement-bullets';
import type { TestTitle } from '#scripts/test-titles';
import { titleCitations } from '#scripts/title-citations';

/** Statements of purpose, lists of data and resolved contradictions: no test shows them one by one. */
const uncounted = ['PROD', 'DATA', 'AMB', 'C'];

export interface AreaCoverage {
  readonly area: string;
  readonly total: number;
  readonly cited: number;
  readonly uncited: readonly Requirement[];
}

export interface FileTitles {
  readonly path: string;
  readonly titles: readonly TestTitle[];
}

/** Which requirements the tests cite, area by area, and every fault in the citing, with its file and title. */
export function requirementCoverage(
  requirements: readonly Requirement[],
  files: readonly FileTitles[],
): { areas: AreaCoverage[]; faults: string[] } {
  const known = new Set(requirements.map(({ id }) => id));
  const areaNames = new Set(requirements.map(({ area }) => area));
  const cited = new Set<string>();
  const faults = repeatedIds(requirements).map((id) => `${id} stands twice in the specification`);
  for (const { path, titles } of files) {
    for (const title of titles) {
      const citations = titleCitations(title, areaNames);
      const unknown = citations.ids.filter((id) => !known.has(id)).map((id) => `cites ${id}, which does not exist`);
      for (const fault of [...unknown, ...citations.faults]) faults.push(`${path}: "${title.title}" ${fault}`);
      for (const id of citations.ids) cited.add(id);
    }
  }
  const counted = Map.groupBy(requirements, ({ area }) => area);
  for (const area of uncounted) counted.delete(area);
  const areas = [...counted].map(([area, bullets]) => {
    const uncited = bullets.filter(({ id }) => !cited.has(id));
    return { area, total: bullets.length, cited: bullets.length - uncited.length, uncited };
  });
  return { areas, faults };
}

function repeatedIds(requirements: readonly Requirement[]): string[] {
  const seen = new Set<string>();
  return requirements.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id);
}
