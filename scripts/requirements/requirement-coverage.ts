import type { Requirement } from '#scripts/requirements/requirement-bullets';
import type { TestTitle } from '#scripts/requirements/test-titles';
import { titleCitations } from '#scripts/requirements/title-citations';

/** Statements of purpose, lists of data and resolved contradictions: they are not shown by single tests. */
const uncounted = ['PROD', 'DATA', 'AMB', 'C'];

const noProof = 'but a test of the demonstration platform proves nothing of the product';

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

/**
 * Which requirements the tests cite, area by area, and every fault in the citations, with its file and title. A test of
 * `mocks/` proves what the demonstration platform does and nothing about the product: its citations are faults and do
 * not count.
 */
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
      const idle = isOfMocks(path) && citations.ids.length > 0 ? [`cites ${citations.ids.join(', ')}, ${noProof}`] : [];
      for (const fault of [...unknown, ...citations.faults, ...idle]) {
        faults.push(`${path}: "${title.title}" ${fault}`);
      }
      if (idle.length === 0) for (const id of citations.ids) cited.add(id);
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

function isOfMocks(path: string): boolean {
  return path.split('/')[0] === 'mocks';
}

function repeatedIds(requirements: readonly Requirement[]): string[] {
  const seen = new Set<string>();
  return requirements.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id);
}
