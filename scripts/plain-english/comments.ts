import { parseSync } from 'vite';
import type { TextLine } from '#scripts/plain-english/sentences';

export interface Comment {
  readonly isDocblock: boolean;
  /** Whether it continues the `//` comment of the line before. */
  readonly isContinued: boolean;
  readonly lines: readonly TextLine[];
}

/** The comments of a stylesheet or a module, in order. Throws on a module that does not parse. */
export function commentsIn(path: string, source: string): Comment[] {
  // A stylesheet is parsed as a module in which spaces replace everything except its comments.
  const code = path.endsWith('.css') ? source.replace(/(\/\*.*?\*\/)|[^\n]/gs, (_, comment = ' ') => comment) : source;
  const { comments, errors } = parseSync(path.replace(/\.css$/, '.ts'), code);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  return comments.map(({ type, value, start }, at) => {
    const previous = comments[at - 1];
    const isAfterLine = previous?.type === 'Line' && /^\r?\n[ \t]*$/.test(code.slice(previous.end, start));
    const firstLine = code.slice(0, start).split('\n').length;
    return {
      isDocblock: type === 'Block' && value.startsWith('*'),
      isContinued: isAfterLine && type === 'Line',
      lines: value.split('\n').map((text, row) => ({ line: firstLine + row, text: text.replace(/^\s*\*?\s*/, '') })),
    };
  });
}

/** The text of all comments; an empty line separates those that do not continue each other. */
export function commentText(comments: readonly Comment[]): TextLine[] {
  return comments.flatMap(({ isContinued, lines }) => (isContinued ? lines : [{ line: 0, text: '' }, ...lines]));
}
