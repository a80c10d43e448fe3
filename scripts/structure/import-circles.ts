import type { Module } from '#scripts/structure/module-graph';

/**
 * The groups of modules that import each other in a circle, also through types or later loading; there should be none.
 */
export function importCircles(modules: readonly Module[]): string[][] {
  const imports = new Map(modules.map(({ path, imports: names }) => [path, names]));
  const reachable = new Map([...imports.keys()].map((path) => [path, reachableFrom(path, imports)]));
  const inCircle = [...imports.keys()].filter((path) => reachable.get(path)?.has(path));
  const circles = new Map<string, string[]>();
  for (const path of inCircle) {
    const members = inCircle.filter((other) => reachable.get(path)?.has(other) && reachable.get(other)?.has(path));
    circles.set(members.join(), members);
  }
  return [...circles.values()];
}

function reachableFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...(imports.get(start) ?? [])];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...(imports.get(path) ?? []));
  }
  return seen;
}
