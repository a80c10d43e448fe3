import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosenSteps, testSteps } from '#scripts/test-run/test-steps';

const steps = [
  { name: 'lint', command: ['lint'] },
  { name: 'unit', command: ['unit', '--quick'] },
];

test('runs everything when nothing is asked', () => {
  expect(chosenSteps(steps, [])).toEqual(steps);
});

test('runs the one step asked for and passes it the other arguments', () => {
  const expected = [{ name: 'unit', command: ['unit', '--quick', 'bff/chat', '-t', 'refuses'] }];

  expect(chosenSteps(steps, ['--only', 'unit', 'bff/chat', '-t', 'refuses'])).toEqual(expected);
  expect(chosenSteps(steps, ['bff/chat', '--only', 'unit', '-t', 'refuses'])).toEqual(expected);
});

test.each([[['--only', 'nothing']], [['--only']], [['bff/chat']]])('refuses %j and names the steps', (args) => {
  expect(() => chosenSteps(steps, args)).toThrow('lint, unit');
});

test('every npm script it runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const wanted = testSteps.filter(({ command }) => command[1] === '--run').map(({ command }) => command[2]);

  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(wanted));
});
