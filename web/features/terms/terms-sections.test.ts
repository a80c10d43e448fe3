import { expect, test } from 'vitest';
import type { TermsBlock } from '#contracts/terms/terms.api';
import { termsSections } from '#web/features/terms/terms-sections';

const paragraph = (text: string): TermsBlock => ({ kind: 'paragraph', text });
const heading = (text: string): TermsBlock => ({ kind: 'heading', text });
const item = (text: string): TermsBlock => ({ kind: 'item', text });

test('what opens a document stands before its first heading, and items that follow each other are one list', () => {
  const blocks = [
    ...[paragraph('Titolo'), heading('1'), paragraph('a'), item('b'), item('c'), paragraph('d'), item('e')],
    ...[heading('2'), item('f')],
  ];
  expect(termsSections(blocks)).toEqual([
    { heading: '', parts: [{ kind: 'paragraph', text: 'Titolo' }] },
    {
      heading: '1',
      parts: [
        { kind: 'paragraph', text: 'a' },
        { kind: 'list', items: ['b', 'c'] },
        { kind: 'paragraph', text: 'd' },
        { kind: 'list', items: ['e'] },
      ],
    },
    { heading: '2', parts: [{ kind: 'list', items: ['f'] }] },
  ]);
});

test('a document without headings is one section', () => {
  expect(termsSections([paragraph('a')])).toEqual([{ heading: '', parts: [{ kind: 'paragraph', text: 'a' }] }]);
});
