import { expect, test } from 'vitest';
import { loadSizes } from '#scripts/bundle/load-sizes';

const html = `<script src="/early.js"></script><link rel="icon" href="/icon.svg">
  <script type="module" crossorigin src="/assets/index-AAAAAAAA.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-BBBB-BBB.js">`;

const chunks = [
  { path: 'early.js', source: 'set()', bytes: 1 },
  {
    path: 'assets/index-AAAAAAAA.js',
    source:
      'import{a}from"./react-BBBB-BBB.js";a(()=>import(`./shell-CCCCCCCC.js`),()=>import("./diary-screen-DDDDDDDD.js"))',
    bytes: 10,
  },
  { path: 'assets/react-BBBB-BBB.js', source: 'export const a=1', bytes: 100 },
  { path: 'assets/shell-CCCCCCCC.js', source: 'import"./form-EEEEEEEE.js"', bytes: 1000 },
  { path: 'assets/form-EEEEEEEE.js', source: 'import"./react-BBBB-BBB.js"', bytes: 10_000 },
  {
    path: 'assets/diary-screen-DDDDDDDD.js',
    source: 'import"./form-EEEEEEEE.js";export*from"./mood-FFFFFFFF.js";import("./chart-GGGGGGGG.js");import(x.module)',
    bytes: 100_000,
  },
  { path: 'assets/mood-FFFFFFFF.js', source: 'export const m=1', bytes: 1_000_000 },
  { path: 'assets/chart-GGGGGGGG.js', source: 'export const c=1', bytes: 7 },
];

test('counts for the first load what the page and its imports bring, and for the frame what it adds to them', () => {
  const { first, frame } = loadSizes(html, chunks, 'shell');

  expect(first.bytes).toBe(111);
  expect(first.chunks[0]?.path).toBe('assets/react-BBBB-BBB.js');
  expect(frame.bytes).toBe(11_000);
  expect(frame.chunks.map(({ path }) => path)).toEqual(['assets/form-EEEEEEEE.js', 'assets/shell-CCCCCCCC.js']);
});

test('counts for the first load what the page names for its own script to ask for', () => {
  const named = '<meta name="interface-files" content="/assets/react-BBBB-BBB.js /assets/main.css">';
  expect(loadSizes(named, chunks, 'shell').first.bytes).toBe(100);
});

test('counts for a later part only what it adds to both, the heaviest first', () => {
  const { later } = loadSizes(html, chunks, 'shell');

  expect(later.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['diary-screen', 1_100_000],
    ['chart', 7],
  ]);
});
