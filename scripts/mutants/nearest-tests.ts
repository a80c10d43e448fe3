/** What each module imports, both as paths from the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A test file and how long its tests take. */
export interface TimedTest {
  readonly path: string;
  readonly seconds: number;
}

/** The project file an import leads to, or undefined for a package: `#bff/log` is `bff/log.ts`. */
export function importedFile(importer: string, name: string): string | undefined {
  if (!/^(#|\.\/)/.test(name)) return undefined;
  const path = name.startsWith('#') ? name.slice(1) : importer.replace(/[^/]+$/, '') + name.slice(2);
  return /\.(tsx?|css)$/.test(path) ? path : `${path}.ts`;
}

/**
 * Returns the tests that load the file. It orders them by the number of imports in between, then by the number of
 * folder names they share with the file, then by how quick they are.
 */
export function nearestTests(imports: Imports, file: string, tests: readonly TimedTest[]): TimedTest[] {
  const distances = distancesTo(file, imports);
  const folders = new Set(file.split('/').slice(0, -1));
  const near = tests.flatMap((test) => {
    const distance = distances.get(test.path);
    const shared = test.path.split('/').filter((name) => folders.has(name)).length;
    return distance === undefined ? [] : [{ test, distance, shared }];
  });
  near.sort(
    (one, other) => one.distance - other.distance || other.shared - one.shared || one.test.seconds - other.test.seconds,
  );
  return near.map(({ test }) => test);
}

/** Splits the tests in order, so that each round ends at its time limit; the last round takes the rest. */
export function inRounds(tests: readonly TimedTest[], mayLast: readonly number[]): TimedTest[][] {
  const [seconds, ...later] = mayLast;
  if (tests.length === 0) return [];
  if (seconds === undefined) return [[...tests]];
  let sum = 0;
  const last = tests.findIndex((test) => {
    sum += test.seconds;
    return sum >= seconds;
  });
  if (last === -1) return [[...tests]];
  return [tests.slice(0, last + 1), ...inRounds(tests.slice(last + 1), later)];
}

/** How many imports are between the file and each module that loads it. */
function distancesTo(file: string, imports: Imports): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, imported] of imports) {
    for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), path]);
  }
  const distances = new Map([[file, 0]]);
  for (const [path, distance] of distances) {
    for (const importer of importers.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
