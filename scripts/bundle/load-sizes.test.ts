import { expect, test } from 'vitest';
import { loadSizes } from '#scripts/bundle/load-sizes';

const html = `<script src="/early.js"></script><link rel="icon" href="/icon.svg">
  <script type="module" crossorigin src="/assets/index-AAAAAAA.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-BBBB-BB.js">`;

const chunks = [
  { path: 'early.js', source: 'set()', bytes: 1 },
  {
    path: 'assets/index-AAAAAAA.js',
    source:
      'import{a}from"./react-BBBB-BB.js";a(()=>import(`./shell-CCCCCCC.js`),()=>import("./diary-screen-DDDDDDD.js"))',
    bytes: 10,
  },
  { path: 'assets/react-BBBB-BB.js', source: 'export const a=1', bytes: 100 },
  { path: 'assets/shell-CCCCCCC.js', source: 'import"./form-EEEEEEE.js"', bytes: 1000 },
  { path: 'assets/form-EEEEEEE.js', source: 'import"./react-BBBB-BB.js"', bytes: 10_000 },
  {
    path: 'assets/diary-screen-DDDDDDD.js',
    source: 'import"./form-EEEEEEE.js";export*from"./mood-FFFFFFF.js";import("./chart-GGGGGGG.js");import(x.module)',
    bytes: 100_000,
  },
  { path: 'assets/mood-FFFFFFF.js', source: 'export const m=1', bytes: 1_000_000 },
  { path: 'assets/chart-GGGGGGG.js', source: 'export const c=1', bytes: 7 },
];

test('counts for the first load what the page and its imports bring, and for the frame what it adds to them', () => {
  const { first, frame } = loadSizes(html, chunks, 'shell');

  expect(first.bytes).toBe(111);
  expect(first.chunks[0]?.path).toBe('assets/react-BBBB-BB.js');
  expect(frame.bytes).toBe(11_000);
  expect(frame.chunks.map(({ path }) => path)).toEqual(['assets/form-EEEEEEE.js', 'assets/shell-CCCCCCC.js']);
});

test('counts for the first load what the page names for its own script to ask for', () => {
  const named = '<meta name="interface-files" content="/assets/react-BBBB-BB.js /assets/main.css">';
  expect(loadSizes(named, chunks, 'shell').first.bytes).toBe(100);
});

test('counts for a later part only what it adds to both, the heaviest first', () => {
  const { later } = loadSizes(html, chunks, 'shell');

  expect(later.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['diary-screen', 1_100_000],
    ['chart', 7],
  ]);
});
