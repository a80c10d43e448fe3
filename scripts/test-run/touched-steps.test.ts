import { expect, test } from 'vitest';
import { fileTests, type TestStep, testSteps } from '#scripts/test-run/test-steps';
import { baseToCompareWith, touchedSteps } from '#scripts/test-run/touched-steps';

const steps: readonly TestStep[] = [
  { name: 'lint', command: ['lint'] },
  {
    name: 'unit',
    command: ['unit', '--quick'],
    onChange: { runsFor: [''], narrowedBy: (since) => ['--changed', since] },
  },
  { name: 'build', command: ['build'], onChange: { runsFor: ['web/', 'e2e/'] } },
  {
    name: 'browser',
    command: ['browser'],
    onChange: { runsFor: ['e2e/'], leavesOut: ['web/'], narrowedBy: (since) => [`--only-changed=${since}`] },
  },
];

test.each([
  { args: [], base: undefined },
  { args: ['--only', 'unit', '--changed'], base: undefined },
  { args: ['--changed'], base: 'HEAD' },
  { args: ['--changed', 'main'], base: 'main' },
  { args: ['--changed=HEAD~3'], base: 'HEAD~3' },
])('$args compares with $base', ({ args, base }) => {
  expect(baseToCompareWith(args)).toBe(base);
});

test.each([
  [['--changed', 'main', 'bff/chat']],
  [['--changed=main', 'bff/chat']],
  [['--changed', '--only']],
  [['--changed=']],
])('refuses %j', (args) => {
  expect(() => baseToCompareWith(args)).toThrow('--changed takes one commit or none');
});

test('runs nothing when nothing has changed', () => {
  expect(touchedSteps(steps, { since: 'abc', paths: [] })).toEqual({ steps: [], leftOut: [] });
});

test.each([
  { paths: ['docs/legacy.md'], commands: ['lint', 'unit --quick --changed abc'], leftOut: [] },
  {
    paths: ['docs/legacy.md', 'web/main.tsx'],
    commands: ['lint', 'unit --quick --changed abc', 'build'],
    leftOut: ['browser: not run, though every test of it may hang on the change: npm test'],
  },
  {
    paths: ['e2e/story.spec.ts'],
    commands: ['lint', 'unit --quick --changed abc', 'build', 'browser --only-changed=abc'],
    leftOut: [],
  },
  {
    paths: ['e2e/story.spec.ts', 'web/main.tsx'],
    commands: ['lint', 'unit --quick --changed abc', 'build', 'browser --only-changed=abc'],
    leftOut: ['browser: only the tests whose own files changed; every other may hang on the change too: npm test'],
  },
])('a change of $paths runs what it touches and names what it leaves out', ({ paths, commands, leftOut }) => {
  const touched = touchedSteps(steps, { since: 'abc', paths });

  expect(touched.steps.map(({ command }) => command.join(' '))).toEqual(commands);
  expect(touched.leftOut).toEqual(leftOut);
});

test.each([
  { path: 'docs/decisions/0001-record-decisions.md', names: ['vitest'] },
  { path: 'contracts/kernel/instant.ts', names: ['vitest', 'build', 'build:alone', 'no-mocks', 'size'] },
  { path: 'package-lock.json', names: ['vitest', 'build', 'build:alone', 'no-mocks', 'size'] },
  { path: 'e2e/screens.ts', names: ['vitest', 'build', 'build:alone', 'no-mocks', 'size', 'playwright'] },
])('of our own steps, $path touches the static checks, the tests of the files, and $names', ({ path, names }) => {
  const touched = touchedSteps([fileTests, ...testSteps], { since: 'abc', paths: [path] });
  const always = ['vitest scripts', 'lint', 'typecheck', 'unused', 'requirements'];

  expect(touched.steps.map(({ name }) => name)).toEqual([...always, ...names]);
});
