import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import * as z from 'zod';

/** A message to this process: which of the project's files have changed since, and which test files to run. */
const order = z.object({ changed: z.array(z.string()), tests: z.array(z.string()) });

export type TestOrder = z.output<typeof order>;

/** Its answer. */
export interface TestOutcome {
  /** The first test that failed, or another problem; null when all passed. */
  readonly failure: string | null;
  readonly seconds: Readonly<Record<string, number>>;
}

// Keeps one Vitest in the working folder, so that only changed files are compiled again, and runs the requested tests.
const vitest = await createVitest({
  watch: false,
  isolate: false,
  maxWorkers: 1,
  bail: 1,
  cache: false,
  fsModuleCache: false,
  reporters: [{}],
  onConsoleLog: () => false,
});
await vitest.standalone();

process.on('message', (message) => {
  const { changed, tests } = order.parse(message);
  for (const path of changed) vitest.invalidateFile(resolve(path));
  void run(tests).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run(tests: readonly string[]): Promise<TestOutcome> {
  // Results of earlier runs would count as failures of this one.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specifications = tests.flatMap((path) => vitest.getModuleSpecifications(resolve(path)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failure = testModules.map(failureOf).find((found) => found !== null) ?? unhandledErrors.map(String)[0] ?? null;
  const passed = testModules.filter((module) => module.state() === 'passed');
  if (failure === null && passed.length !== tests.length) throw new Error('Some of the test files did not run.');
  const seconds = passed.map((module) => [module.relativeModuleId, module.diagnostic().duration / 1000] as const);
  return { failure, seconds: Object.fromEntries(seconds) };
}

function failureOf(module: TestModule): string | null {
  if (module.state() !== 'failed') return null;
  const [test] = module.children.allTests('failed');
  return `${module.relativeModuleId}: ${test?.fullName ?? 'does not load'}`;
}
