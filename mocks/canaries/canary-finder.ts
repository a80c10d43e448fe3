import type { CanarySite } from '#mocks/canaries/canary-sites';
import { piecesOf } from '#mocks/canaries/value-forms';

/** Finds the canaries in an answer. */
export function createCanaryFinder(sites: readonly CanarySite[]): (answer: unknown) => ReadonlySet<CanarySite> {
  const byForm = Map.groupBy(
    sites.flatMap((site) => site.forms.map((form) => ({ form, site }))),
    ({ form }) => form,
  );
  return (answer) => {
    const found = new Set<CanarySite>();
    for (const leaf of textsIn(answer)) {
      for (const piece of piecesOf(leaf)) for (const { site } of byForm.get(piece) ?? []) found.add(site);
    }
    return found;
  };
}

/** Every text and number in it, field names included. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [...(Array.isArray(node) ? [] : [key]), ...textsIn(value)]);
}
