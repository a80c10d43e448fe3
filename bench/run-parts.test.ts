import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMost, withoutBudget } from '#bench/figures';
import { runParts, tableOf } from '#bench/run-parts';

const answer = atMost('answer', { value: 8, budget: 12, unit: 'KB' });

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('measures the other parts when one fails, and shows the reason in a row', async () => {
  const rows = await runParts({
    broken: () => Promise.reject(new Error('The port is in use.\nSecond line.')),
    directory: () => Promise.resolve([answer]),
  });
  expect(rows).toEqual([
    {
      part: 'broken',
      figure: 'the whole part',
      measured: '',
      budget: '',
      verdict: 'not measured: The port is in use.',
    },
    { part: 'directory', ...answer },
  ]);
});

test('gives up a part that takes longer than the limit', async () => {
  const rows = await runParts({ stuck: () => new Promise(() => undefined) }, 60);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['not measured: It took longer than 0.001 minutes.']);
});

test('stops what a failed part started, the last first', async () => {
  const stopped: string[] = [];
  await runParts({
    broken: (atEnd) => {
      atEnd(() => stopped.push('platform'));
      atEnd(() => stopped.push('back end'));
      return Promise.reject(new Error('The back end did not answer.'));
    },
  });
  expect(stopped).toEqual(['back end', 'platform']);
});

test('aligns the columns of the table', () => {
  const rows = [
    { part: 'directory', ...answer },
    { part: 'back-end', ...withoutBudget('rate', 1200, 'requests/s') },
  ];
  expect(tableOf(rows)).toBe(
    [
      'part       figure  measured          budget   verdict',
      'directory  answer  8 KB              ≤ 12 KB  met',
      'back-end   rate    1,200 requests/s           no budget',
    ].join('\n'),
  );
});
