import { expect, test } from 'vitest';
import { platformWords } from '#bff/reviews/platform-words';

test.each([
  { what: 'a sentence, as it is', said: 'Hai già scritto: «grazie».', shown: 'Hai già scritto: «grazie».' },
  { what: 'without markup', said: '<b>No</b>.<script>alert(1)</script>', shown: 'No . alert(1)' },
  { what: 'without half a mark', said: 'Il voto è < 1 <img src=x', shown: 'Il voto è 1 img src=x' },
  { what: 'on one line', said: ' Prima\r\n\tpoi\u0000. ', shown: 'Prima poi .' },
  { what: 'without characters that turn the text round', said: 'abc\u202Ecba\u200B', shown: 'abccba' },
  { what: 'whole characters only', said: '😀'.repeat(400), shown: '😀'.repeat(300) },
])('the platform’s words are shown $what (RATE-12)', ({ said, shown }) => {
  expect(platformWords(said)).toBe(shown);
});

test.each(['error', 'status 500', ' \n ', '<br>'])('%j is no word of the platform’s', (said) => {
  expect(platformWords(said)).toBeUndefined();
});
