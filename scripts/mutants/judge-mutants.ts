import { createMutantLane, type MutantLane, type Verdict } from '#scripts/mutants/mutant-lane';
import type { Mutant } from '#scripts/mutants/mutant-sites';
import { type Imports, importedFile, inRounds, nearestTests, type TimedTest } from '#scripts/mutants/nearest-tests';
import { loadedNames } from '#scripts/structure/imported-names';
import type { OwnFile } from '#scripts/structure/own-files';

export interface Judging {
  /** The modules of the whole project, tests included. */
  readonly modules: readonly OwnFile[];
  /** How many mutants are tried in parallel. */
  readonly lanes: number;
  /**
   * Whether a mutant that survives the tests of back end, contracts and mocks is tried against the screens' tests too.
   */
  readonly thorough: boolean;
  readonly onVerdict: (mutant: Mutant, verdict: Verdict) => void;
}

/** How long the first and the second round of tests last, in seconds; the third runs the rest. */
const roundsLast = [2, 15];

/**
 * Tries each mutant in copies of the project, which are removed however it ends. Throws when the tests fail without a
 * mutant.
 */
export async function judgeMutants(mutants: readonly Mutant[], judging: Judging): Promise<void> {
  const lanes = Array.from({ length: Math.min(judging.lanes, mutants.length) }, createMutantLane);
  const close = (): void => {
    for (const lane of lanes) lane.close();
  };
  process.once('exit', close);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    await judgeIn(lanes, mutants, judging);
  } finally {
    close();
  }
}

async function judgeIn(lanes: readonly MutantLane[], mutants: readonly Mutant[], judging: Judging): Promise<void> {
  const { modules, thorough, onVerdict } = judging;
  const [first] = lanes;
  if (!first) return;
  const imports: Imports = new Map(modules.map((module) => [module.path, filesLoadedBy(module)]));
  const near = await timed(first, testsMet(mutants, imports, testsIn(modules, /^(bff|contracts|mocks)\//)));
  const screens = thorough ? testsIn(modules, /^web\//) : [];
  const far = await timed(first, testsMet(mutants, imports, screens, []));
  const queue = [...mutants];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        onVerdict(mutant, await lane.judge(mutant, roundsFor(mutant, { imports, near, far })));
      }
    }),
  );
}

interface KnownTests {
  readonly imports: Imports;
  readonly near: readonly TimedTest[];
  readonly far: readonly TimedTest[];
}

/**
 * A mutant in a file that no test imports is tried against all tests, since a test may start it as a process or a
 * thread.
 */
function roundsFor({ path }: Mutant, { imports, near, far }: KnownTests): TimedTest[][] {
  const nearest = nearestTests(imports, path, near);
  const rounds = inRounds(nearest.length > 0 ? nearest : near, roundsLast);
  return [...rounds, ...inRounds(nearestTests(imports, path, far), [])];
}

function testsIn(modules: readonly OwnFile[], folders: RegExp): TimedTest[] {
  const paths = modules.map(({ path }) => path).filter((path) => folders.test(path) && /\.test\.tsx?$/.test(path));
  return paths.map((path) => ({ path, seconds: 0 }));
}

/** The tests that any of the mutants is tried against; `otherwise` is for a file that no test imports. */
function testsMet(mutants: readonly Mutant[], imports: Imports, tests: readonly TimedTest[], otherwise = tests) {
  const files = new Set(mutants.map(({ path }) => path));
  const nearest = [...files].map((file) => nearestTests(imports, file, tests));
  return [...new Set(nearest.flatMap((found) => (found.length > 0 ? found : otherwise)))];
}

/** Runs the tests without a mutant: they must pass, and show how long they take. */
async function timed(lane: MutantLane, tests: readonly TimedTest[]): Promise<TimedTest[]> {
  if (tests.length === 0) return [];
  const { failure, seconds } = await lane.run(tests.map(({ path }) => path));
  if (failure !== null) throw new Error(`A test fails without any mutant: ${failure}`);
  return tests.map(({ path }) => ({ path, seconds: seconds[path] ?? 0 }));
}

function filesLoadedBy({ path, text }: OwnFile): string[] {
  return loadedNames(path, text).flatMap((name) => importedFile(path, name) ?? []);
}
