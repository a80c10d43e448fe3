import { expect, test } from 'vitest';
import { sentenceFaults, titleFaults } from '#scripts/plain-english/wording-faults';

test.each([
  'told',
  'anew',
  'whoever',
  'whom',
  'nobody',
  'somebody',
  'oneself',
  'lest',
  'comes of it',
  'makes way',
  'gives way',
  'be it',
  'but for',
  'of which',
  'stand',
  'stands',
  'stood',
])('rejects "%s" in sentences and titles', (word) => {
  expect(sentenceFaults(`The user, ${word}, leaves.`)).toEqual([`banned: "${word}"`]);
  expect(titleFaults(`shows ${word} (CHAT-01)`)).toEqual([`banned: "${word}"`]);
});

test('names each banned word once, in small letters', () => {
  expect(sentenceFaults('Told, told and Nobody’s.')).toEqual(['banned: "told"', 'banned: "nobody"']);
});

test.each([
  'The letters stand for a name.',
  'Errors stand out, warnings stand by, streams stand down.',
  'A stand-in answers, as understood.',
  'Returns `told` and «nobody» after reading [the page](docs/whoever.md) at https://example.org/whom.',
])('accepts "%s"', (sentence) => {
  expect(sentenceFaults(sentence)).toEqual([]);
});

test.each([
  ['What opens the dialog.', 'What'],
  ['Who may read it.', 'Who'],
  ['Whose chat it is.', 'Whose'],
  ['(Of two users.)', 'Of'],
  ['None is left.', 'None'],
  ['**Nothing** is kept.', 'Nothing'],
  ['Those that fail are tried later.', 'Those that'],
  ['one that fails is tried later', 'one that'],
])('rejects the opening of "%s"', (sentence, first) => {
  expect(sentenceFaults(sentence)).toEqual([`starts with "${first}": start with a verb or with the thing`]);
});

test.each(['Who may read it?', 'Whole answers are stored.', 'Often empty.', 'Those users are known.'])(
  'accepts the opening of "%s"',
  (sentence) => {
    expect(sentenceFaults(sentence)).toEqual([]);
  },
);

test('rejects a sentence of more than 28 words; code, links and dashes do not add to them', () => {
  const words = Array.from({ length: 27 }, () => 'word').join(' ');

  expect(sentenceFaults(`${words} – \`a b c\`.`)).toEqual([]);
  expect(sentenceFaults(`${words} [two words](a b c).`)).toEqual(['29 words: at most 28 in a sentence']);
});

test.each([
  'rejects a second review (RATE-07)',
  'shows, then hides the dialog',
  're-reads the list',
  "doesn't open twice",
  "'Per favore compila tutti i campi' appears",
  '$name is shown',
  '%s is shown',
  '… is shown',
  '«Conferma» saves',
])('accepts the title "%s"', (title) => {
  expect(titleFaults(title)).toEqual([]);
});

test.each([
  ['a second review is rejected', 'a'],
  ['Rejects a second review', 'Rejects'],
  ['reject a second review', 'reject'],
  ['always rejects', 'always'],
  ['what was read, is kept', 'what'],
])('rejects the title "%s"', (title, first) => {
  expect(titleFaults(title)).toEqual([`starts with "${first}": start with a verb in the third person ("shows")`]);
});
