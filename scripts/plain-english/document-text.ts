import type { TextLine } from '#scripts/plain-english/sentences';

/** The running text of a Markdown document: headings, tables and code blocks become empty lines. */
export function documentText(markdown: string): TextLine[] {
  let isFenced = false;
  let previous = '';
  return markdown.split('\n').map((row, at) => {
    const isFence = /^\s*(?:```|~~~)/.test(row);
    if (isFence) isFenced = !isFenced;
    const isIndentedCode = previous === '' && /^ {4}/.test(row);
    const isText = !isFence && !isFenced && !isIndentedCode && !/^\s*[#|<]/.test(row);
    previous = isText ? row.trim() : '';
    return { line: at + 1, text: previous };
  });
}
