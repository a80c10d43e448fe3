import { expect, test } from 'vitest';
import { commentsIn, commentText } from '#scripts/plain-english/comments';

function textIn(path: string, source: string) {
  const lines = commentText(commentsIn(path, source)).map(({ line, text }) => (text ? `${line} ${text.trim()}` : ''));
  return lines.join('\n').trim();
}

test('reads every kind of comment of a module with its lines, and no strings', () => {
  const source = [
    "const address = 'https://example.org'; // Trailing.",
    '/** One line. */',
    '/**',
    ' * Two',
    ' *   lines.',
    ' */',
    'const view = <p>{/* In JSX. */}// No comment</p>;',
  ].join('\n');

  expect(textIn('a.tsx', source).split(/\n+/)).toEqual([
    '1 Trailing.',
    '2 One line.',
    '4 Two',
    '5 lines.',
    '7 In JSX.',
  ]);
});

test('keeps the comments of a stylesheet on their lines', () => {
  const css = '.a {\n  color: red; /* One. */\n}\n/* Two\n   lines. */\n';

  expect(textIn('a.module.css', css).split(/\n+/)).toEqual(['2 One.', '4 Two', '5 lines.']);
});

test('joins line comments that follow each other, and separates all others', () => {
  const source = '// One\n// two\n\n// three\nf(); // four\ng(); // five\n/* six */\n// seven\n';

  expect(textIn('a.ts', source)).toBe('1 One\n2 two\n\n4 three\n\n5 four\n\n6 five\n\n7 six\n\n8 seven');
});

test('joins line comments of a file with Windows line endings', () => {
  expect(textIn('a.ts', '// One\r\n  // two\r\n')).toBe('1 One\n2 two');
});

test('distinguishes docblocks from other comments', () => {
  const comments = commentsIn('a.ts', '/** Docblock. */\n/* Block. */\n//* Line.\n');

  expect(comments.map(({ isDocblock }) => isDocblock)).toEqual([true, false, false]);
});

test('rejects a module that does not parse, with its path', () => {
  expect(() => commentsIn('broken.ts', 'const (')).toThrow('broken.ts');
});
