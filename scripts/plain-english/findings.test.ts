import { expect, test } from 'vitest';
import { findingsIn } from '#scripts/plain-english/findings';

const areas = new Set(['CHAT']);
const source = [
  '// Nobody reads',
  '// this.',
  "const text = 'nobody';",
  "describe('whoever leaves', () => {",
  "  test('a message arrives (CHAT-01)', () => {});",
  "  it.each([1])('shows CHAT-01 to whom it concerns', () => {});",
  "  test.for([1])('shows %s (CHAT-01, CHAT-02, CHAT-03, CHAT-04, CHAT-05)', () => {});",
  "  test('shows text (CHAT-01, CHAT-02, CHAT-03, CHAT-04)', () => {});",
  '});',
].join('\n');
const inComments = ['1-2 banned: "nobody"', '1-2 starts with "Nobody": start with a verb or with the thing'];
const inTitles = [
  '4-4 banned: "whoever"',
  '5-5 starts with "a": start with a verb in the third person ("shows")',
  '6-6 banned: "whom"',
  '6-6 cites elsewhere than in a list of whole ids at its end',
  '7-7 cites more than 4 requirements',
];

function reasonsIn(path: string, text: string): string[] {
  return findingsIn(path, text, areas).map((each) => `${each.firstLine}-${each.lastLine} ${each.reason}`);
}

test.each(['web/ui/a.test.tsx', 'bff/a.test.ts', 'e2e/a.spec.ts', 'bff/a.services.ts'])(
  'checks comments and titles of %s',
  (path) => {
    expect(reasonsIn(path, source)).toEqual([...inComments, ...inTitles]);
  },
);

test.each(['bff/a.ts', 'scripts/a.mjs'])('checks only the comments of %s', (path) => {
  expect(reasonsIn(path, source)).toEqual(inComments);
});

test('checks the comments of a stylesheet', () => {
  expect(reasonsIn('web/ui/a.module.css', '.nobody {\n  color: red; /* Nobody reads this. */\n}')).toEqual([
    '2-2 banned: "nobody"',
    '2-2 starts with "Nobody": start with a verb or with the thing',
  ]);
});

test.each(['README.md', 'bff/directory/README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/a.md', 'docs/a/b.md'])(
  'checks the sentences of %s',
  (path) => {
    expect(reasonsIn(path, '# Whoever reads\n\nThe user is\ntold. `told`\n')).toEqual(['3-4 banned: "told"']);
  },
);

test.each(['docs/requirements/chat.md', 'docs/legacy.md', 'mocks/people/a.json', 'web/index.html'])(
  'ignores %s',
  (path) => {
    expect(reasonsIn(path, '// nobody\n\nThe user is told.')).toEqual([]);
  },
);

test('rejects a docblock of more than four text lines', () => {
  const docblock = (lines: number) =>
    ['', '/**', ...Array.from({ length: lines }, () => ' * A.'), ' *', ' */'].join('\n');

  expect(reasonsIn('bff/a.ts', docblock(4))).toEqual([]);
  expect(reasonsIn('bff/a.ts', docblock(5))).toEqual(['3-7 docblock of 5 lines: at most 4']);
  expect(reasonsIn('bff/a.ts', docblock(5).replace('/**', '/*'))).toEqual([]);
});
