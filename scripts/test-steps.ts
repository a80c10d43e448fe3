import { playwrightTally, type TestTally, vitestTally } from '#scripts/test-tally';

export interface TestStep {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step's runner writes its JSON report and how it is read; a step without one counts as one check. */
  readonly report?: { readonly path: string; readonly tally: (report: unknown) => TestTally };
}

const vitestReport = 'node_modules/.cache/test-reports/vitest.json';

/** Everything that must pass, cheapest first, each step needing only what stands before it. */
export const testSteps: readonly TestStep[] = [
  { name: 'lint', command: npmScript('lint') },
  { name: 'typecheck', command: npmScript('typecheck') },
  { name: 'unused', command: npmScript('unused') },
  { name: 'requirements', command: npmScript('requirements') },
  {
    name: 'vitest',
    command: npmScript('test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
    report: { path: vitestReport, tally: vitestTally },
  },
  { name: 'build', command: npmScript('build') },
  { name: 'build:alone', command: npmScript('build:alone') },
  { name: 'no-mocks', command: [process.execPath, 'scripts/check-no-mocks.ts'] },
  { name: 'size', command: [process.execPath, 'scripts/check-size.ts'] },
  {
    name: 'playwright',
    command: npmScript('e2e'),
    report: { path: 'node_modules/.cache/test-reports/playwright.json', tally: playwrightTally },
  },
];

/**
 * The steps to run for the arguments of `npm test -- …`: all of them, or with `--only <name>` that one, which then gets
 * the remaining arguments. Throws, in words for the user, when there is no such step or nobody to take an argument.
 */
export function chosenSteps(all: readonly TestStep[], args: readonly string[]): readonly TestStep[] {
  const at = args.indexOf('--only');
  if (at === -1) {
    if (args.length > 0) throw new Error(`Say which step ${args.join(' ')} is for, with --only: ${namesOf(all)}.`);
    return all;
  }
  const step = all.find(({ name }) => name === args[at + 1]);
  if (!step) throw new Error(`There is no step ${args[at + 1] ?? ''}. There are: ${namesOf(all)}.`);
  return [{ ...step, command: [...step.command, ...args.toSpliced(at, 2)] }];
}

function namesOf(steps: readonly TestStep[]): string {
  return steps.map(({ name }) => name).join(', ');
}

function npmScript(name: string, ...args: readonly string[]): string[] {
  return [process.execPath, '--run', name, '--', ...args];
}
