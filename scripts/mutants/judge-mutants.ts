import { createMutantLane, type MutantLane, type Verdict } from '#scripts/mutants/mutant-lane';
import type { Mutant } from '#scripts/mutants/mutant-sites';
import { type Imports, importedFile, inRounds, nearestTests, type TimedTest } from '#scripts/mutants/nearest-tests';
import { loadedNames } from '#scripts/structure/imported-names';
import type { OwnFile } from '#scripts/structure/own-files';

export interface Judging {
  /** The modules of the whole project, tests included. */
  readonly modules: readonly OwnFile[];
  /** Matches the folders of the tests that the mutants are tried against. */
  readonly testFolders: RegExp;
  /** How many mutants are tried in parallel. */
  readonly lanes: number;
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
  const { modules, testFolders, onVerdict } = judging;
  const [first] = lanes;
  if (!first) return;
  const imports: Imports = new Map(modules.map((module) => [module.path, filesLoadedBy(module)]));
  const paths = modules.map(({ path }) => path).filter((path) => testFolders.test(path) && isTest(path));
  const tests = paths.map((path) => ({ path, seconds: 0 }));
  const files = new Set(mutants.map(({ path }) => path));
  const met = new Set([...files].flatMap((file) => testsFor(file, imports, tests)));
  const timed = await timedTests(first, [...met]);
  const queue = [...mutants];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const rounds = inRounds(testsFor(mutant.path, imports, timed), roundsLast);
        onVerdict(mutant, await lane.judge(mutant, rounds));
      }
    }),
  );
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** All tests for a file that no test imports, since a test may start it as a process or a thread. */
function testsFor(file: string, imports: Imports, tests: readonly TimedTest[]): readonly TimedTest[] {
  const nearest = nearestTests(imports, file, tests);
  return nearest.length > 0 ? nearest : tests;
}

/** Runs the tests without a mutant: they must pass, and show how long they take. */
async function timedTests(lane: MutantLane, tests: readonly TimedTest[]): Promise<TimedTest[]> {
  const { failure, seconds } = await lane.run(tests.map(({ path }) => path));
  if (failure !== null) throw new Error(`A test fails without any mutant: ${failure}`);
  return tests.map(({ path }) => ({ path, seconds: seconds[path] ?? 0 }));
}

function filesLoadedBy({ path, text }: OwnFile): string[] {
  return loadedNames(path, text).flatMap((name) => importedFile(path, name) ?? []);
}
