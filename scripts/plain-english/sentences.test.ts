import { expect, test } from 'vitest';
import { sentencesIn } from '#scripts/plain-english/sentences';

function sentencesOf(...rows: readonly string[]) {
  const sentences = sentencesIn(rows.map((text, at) => ({ line: at + 1, text })));
  return sentences.map(({ text, firstLine, lastLine }) => `${firstLine}-${lastLine} ${text}`);
}

test('joins the lines of a sentence and knows which lines it spans', () => {
  expect(sentencesOf('Locks the user.', 'The lock ends', 'with the task (or later). Then', 'others follow')).toEqual([
    '1-1 Locks the user.',
    '2-3 The lock ends with the task (or later).',
    '3-4 Then others follow',
  ]);
});

test('splits only before a capital, a digit or a sign', () => {
  expect(sentencesOf('Takes e.g. a name. `null` is none! 3 tries, at 1.5 s. («Sì» ends it.) Done.')).toEqual([
    '1-1 Takes e.g. a name.',
    '1-1 `null` is none!',
    '1-1 3 tries, at 1.5 s.',
    '1-1 («Sì» ends it.)',
    '1-1 Done.',
  ]);
});

test.each([
  ['an empty line', ['Ends', '', 'begins'], ['1-1 Ends', '3-3 begins']],
  ['list items', ['Takes:', '- one', '  thing', '2. another'], ['1-1 Takes:', '2-3 one thing', '4-4 another']],
  ['tags', ['Books', '@throws When it is late'], ['1-1 Books', '2-2 When it is late']],
  [
    'the reason of a directive',
    ['Opens', 'biome-ignore lint/a11y/x: a reason', 'of two lines'],
    ['1-1 Opens', '2-3 a reason of two lines'],
  ],
])('starts a sentence after %s', (_, rows, expected) => {
  expect(sentencesOf(...rows)).toEqual(expected);
});
