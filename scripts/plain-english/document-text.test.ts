import { expect, test } from 'vitest';
import { documentText } from '#scripts/plain-english/document-text';

test('keeps paragraphs, lists and quotations, and empties headings, tables and code', () => {
  const markdown = [
    '# Heading',
    'A paragraph',
    'of two lines.',
    '',
    '    npm run demo',
    '    npm test',
    '',
    '- An item',
    '    with a deep second line',
    '> A quotation',
    '',
    '| a | table |',
    '```ts',
    'code;',
    '```',
    '  ~~~',
    'code;',
    '  ~~~',
    '<br>',
    'The end.',
  ].join('\r\n');

  const lines = documentText(markdown).filter(({ text }) => text !== '');
  expect(lines.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 A paragraph',
    '3 of two lines.',
    '8 - An item',
    '9 with a deep second line',
    '10 > A quotation',
    '20 The end.',
  ]);
});
