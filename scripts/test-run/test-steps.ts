import { playwrightTally, type TestTally, vitestTally } from '#scripts/test-run/test-tally';

export interface TestStep {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step's runner writes its JSON report and how it is read; a step without one counts as one check. */
  readonly report?: { readonly path: string; readonly tally: (report: unknown) => TestTally };
  /** What the step does about a change; a step without a rule always runs completely. */
  readonly onChange?: ChangeRule;
}

/** Paths are given by their beginnings, from the project's root. */
export interface ChangeRule {
  /** It runs when one of these has changed. */
  readonly runsFor: readonly string[];
  /** It should run for these too, but takes too long: it is left to the full run, and a line says so. */
  readonly leavesOut?: readonly string[];
  /** Narrows it to the tests affected by the changes since a commit. */
  readonly narrowedBy?: (since: string) => readonly string[];
}

const vitestReport = 'node_modules/.cache/test-reports/vitest.json';
const vitest: Pick<TestStep, 'command' | 'report'> = {
  command: npmScript('test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
  report: { path: vitestReport, tally: vitestTally },
};

/** Everything the builds are made of. */
const product = ['web/', 'contracts/', 'bff/', 'mocks/', 'scripts/', 'vite.config.ts', 'package', 'tsconfig'];
const builds: ChangeRule = { runsFor: [...product, 'e2e/'] };

/** Everything that must pass, cheapest first; each step needs only the steps before it. */
export const testSteps: readonly TestStep[] = [
  { name: 'lint', command: npmScript('lint') },
  { name: 'typecheck', command: npmScript('typecheck') },
  { name: 'unused', command: npmScript('unused') },
  { name: 'requirements', command: npmScript('requirements') },
  {
    name: 'vitest',
    ...vitest,
    onChange: { runsFor: [''], narrowedBy: (since) => ['--changed', since, '--exclude=scripts/**'] },
  },
  { name: 'build', command: npmScript('build'), onChange: builds },
  { name: 'build:alone', command: npmScript('build:alone'), onChange: builds },
  { name: 'no-mocks', command: [process.execPath, 'scripts/bundle/check-no-mocks.ts'], onChange: builds },
  { name: 'size', command: [process.execPath, 'scripts/bundle/check-size.ts'], onChange: builds },
  {
    name: 'playwright',
    command: npmScript('e2e'),
    report: { path: 'node_modules/.cache/test-reports/playwright.json', tally: playwrightTally },
    onChange: {
      runsFor: ['e2e/'],
      leavesOut: [...product, 'playwright.config.ts'],
      narrowedBy: (since) => [`--only-changed=${since}`],
    },
  },
];

/** The tests that read files without importing them, so that only running them shows whether a change affects them. */
export const fileTests: TestStep = { name: 'vitest scripts', ...vitest, command: [...vitest.command, 'scripts/'] };

/**
 * The steps to run for the arguments of `npm test -- …`: all of them, or with `--only <name>` that one, which then gets
 * the remaining arguments. Throws, in words for the user, for an unknown step and for arguments without a step.
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
