import { expect, test } from 'vitest';
import { visibleTagCount } from '#web/features/therapists/filters/visible-tag-count';

test.each([
  [320, 1],
  [768, 1],
  [769, 3],
  [991, 3],
  [992, 4],
  [1024, 4],
  [1025, 5],
  [1280, 5],
  [1281, 6],
  [1366, 6],
  [1367, 7],
  [1440, 7],
  [1441, 8],
])('a window %i pixels wide has room for %i tags (SEARCH-13)', (width, tags) => {
  expect(visibleTagCount(width)).toBe(tags);
});
