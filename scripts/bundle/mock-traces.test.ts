import { expect, test } from 'vitest';
import { missedTraces, mockTraces } from '#scripts/bundle/mock-traces';

const clean = { path: 'assets/index-a.js', text: 'const msw=1;const mock=`nome@esempio.it`' };
const mocked = {
  path: 'assets/index-b.js',
  text: 'see https://mswjs.io; sign in as giulia.moretti@example.it: /assets/ritratto-pt-giulia-x.png',
};

test('finds every trace of the mocks and none in clean code', () => {
  expect(mockTraces([clean, mocked])).toEqual([
    'assets/index-b.js: mswjs',
    'assets/index-b.js: @example.it',
    'assets/index-b.js: ritratto-pt-',
  ]);
});

test('finds the worker by its name alone', () => {
  expect(mockTraces([{ path: 'mockServiceWorker.js', text: '' }])).toEqual(['mockServiceWorker.js: mockServiceWorker']);
});

test('notices when the search itself has become blind', () => {
  expect(missedTraces([clean, mocked])).toEqual([]);
  expect(missedTraces([clean])).toEqual(['mswjs', '@example.it', 'ritratto-pt-']);
});
