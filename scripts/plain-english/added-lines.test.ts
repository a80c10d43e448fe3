import { expect, test } from 'vitest';
import { addedLines, overlap } from '#scripts/plain-english/added-lines';

const diff = [
  'diff --git a/bff/log.ts b/bff/log.ts',
  'index 1111111..2222222 100644',
  '--- a/bff/log.ts',
  '+++ b/bff/log.ts',
  '@@ -3 +3 @@ import a',
  '-old',
  '+new',
  '@@ -9,0 +10,3 @@',
  '+diff --git a/x.ts b/x.ts',
  '+@@ -1 +1 @@ looks like a hunk',
  '+++ b/looks-like-a-path.ts',
  '@@ -20,2 +23,0 @@',
  '-two',
  '-three',
  'diff --git a/old.ts b/old.ts',
  '--- a/old.ts',
  '+++ /dev/null',
  '@@ -1 +0,0 @@',
  '-gone',
  'diff --git a/from.ts b/to.ts',
  'similarity index 100%',
  'rename from from.ts',
  'rename to to.ts',
  '',
].join('\n');

test('reads the added lines of changed files, and skips deleted and renamed files', () => {
  const added = addedLines(diff);

  expect([...added.keys()]).toEqual(['bff/log.ts']);
  expect(added.get('bff/log.ts')?.filter(({ firstLine, lastLine }) => firstLine <= lastLine)).toEqual([
    { firstLine: 3, lastLine: 3 },
    { firstLine: 10, lastLine: 12 },
  ]);
});

test.each([
  { other: [1, 4], expected: false },
  { other: [1, 5], expected: true },
  { other: [6, 6], expected: true },
  { other: [7, 9], expected: true },
  { other: [8, 9], expected: false },
])('compares lines 5 to 7 with lines $other', ({ other: [firstLine = 0, lastLine = 0], expected }) => {
  expect(overlap({ firstLine: 5, lastLine: 7 }, { firstLine, lastLine })).toBe(expected);
});

test('ignores a hunk without added lines', () => {
  const [, , removal] = addedLines(diff).get('bff/log.ts') ?? [];

  expect(removal && overlap(removal, { firstLine: 23, lastLine: 23 })).toBe(false);
});
