import type { TestStep } from '#scripts/test-run/test-steps';

/** What has changed since a commit. */
export interface Change {
  readonly since: string;
  /** From the project's root, with `/`. */
  readonly paths: readonly string[];
}

export interface TouchedSteps {
  readonly steps: readonly TestStep[];
  /** A line for each step that does not run, or not completely, although the change may affect it. */
  readonly leftOut: readonly string[];
}

/**
 * The commit that `npm test -- --changed` compares with: HEAD, so that uncommitted changes count, or the one given
 * after it. Undefined without `--changed`; throws, in words for the user, for any other arguments.
 */
export function baseToCompareWith(args: readonly string[]): string | undefined {
  const [first, ...others] = args;
  const [option, value] = first?.split('=', 2) ?? [];
  if (option !== '--changed') return undefined;
  const [base = 'HEAD', ...rest] = value === undefined ? others : [value, ...others];
  if (rest.length > 0 || base === '' || base.startsWith('-')) {
    throw new Error(`--changed takes one commit or none, as in --changed main; not ${[...others].join(' ')}`);
  }
  return base;
}

/** The steps that the change affects, each narrowed to the affected tests where they are known. */
export function touchedSteps(all: readonly TestStep[], { since, paths }: Change): TouchedSteps {
  if (paths.length === 0) return { steps: [], leftOut: [] };
  const isAmong = (beginnings: readonly string[]): boolean =>
    paths.some((path) => beginnings.some((beginning) => path.startsWith(beginning)));
  const steps = all.filter(({ onChange }) => !onChange || isAmong(onChange.runsFor));
  const partly = all.filter(({ onChange }) => isAmong(onChange?.leavesOut ?? []));
  return {
    steps: steps.map((step) => ({
      ...step,
      command: [...step.command, ...(step.onChange?.narrowedBy?.(since) ?? [])],
    })),
    leftOut: partly.map((step) =>
      steps.includes(step)
        ? `${step.name}: only the tests whose own files changed; every other may hang on the change too: npm test`
        : `${step.name}: not run, though every test of it may hang on the change: npm test`,
    ),
  };
}
