import { expect, test } from 'vitest';
import { operations } from '#contracts/operations';

const all = Object.values(operations);
const queries = new Set(all.filter(({ kind }) => kind === 'query').map(({ name }) => name));
const effects = all.flatMap(({ name, affects = [] }) => affects.map((affected) => ({ name, affected })));

test('what a command affects is a query there is', () => {
  expect(effects.length).toBeGreaterThan(0);
  expect(effects.filter(({ affected }) => !queries.has(affected))).toEqual([]);
});

test('only commands affect anything', () => {
  expect(all.filter(({ kind, affects }) => kind === 'query' && affects !== undefined)).toEqual([]);
});
