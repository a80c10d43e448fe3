import { SaxesParser } from 'saxes';
import { beginParagraph, type DocxParagraph } from '#bff/terms/docx-paragraph';
import { partOfZip } from '#bff/terms/part-of-zip';
import { UnreadableDocument } from '#bff/terms/unreadable-document';
import type { TermsBlock } from '#contracts/terms/terms.api';

/** Far beyond a legal text: the bound on how long one document may hold the server's thread. */
const mostBytes = 2 * 1024 * 1024;
const deepestNesting = 200;

/** Not part of the text: deletions, old formats, and the second form of a drawing's text. */
const skipped: readonly string[] = ['w:del', 'w:moveFrom', 'w:pPrChange', 'mc:Fallback'];

/**
 * The paragraphs of a .docx as plain text, as headings, items or paragraphs; throws `UnreadableDocument` for anything
 * else.
 */
export function docxBlocks(file: Uint8Array): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  const paragraphs: DocxParagraph[] = [];
  let skippedDepth = 0;
  let depth = 0;
  const parser = new SaxesParser();
  parser.on('error', () => fail('not well-formed'));
  // Without declarations there are no entities except the five of XML itself.
  parser.on('doctype', () => fail('declaration'));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepestNesting) fail('nested too deeply');
    if (skippedDepth > 0 || skipped.includes(name)) skippedDepth += 1;
    else if (name === 'w:p') paragraphs.push(beginParagraph());
    else paragraphs.at(-1)?.open(name, attributes['w:val']);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (skippedDepth > 0) skippedDepth -= 1;
    else if (name === 'w:p') blocks.push(...(paragraphs.pop()?.blocks() ?? []));
    else paragraphs.at(-1)?.close(name);
  });
  const takeText = (text: string) => {
    if (skippedDepth === 0) paragraphs.at(-1)?.text(text);
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.write(textOf(partOfZip(file, 'word/document.xml', mostBytes))).close();
  return blocks.length > 0 ? blocks : fail('no text');
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail('not UTF-8');
  }
}

function fail(reason: string): never {
  throw new UnreadableDocument(reason);
}
