import { beginParagraph, type DocxParagraph } from '#bff/terms/docx-paragraph';
import { partOfZip } from '#bff/terms/part-of-zip';
import { UnreadableDocument } from '#bff/terms/unreadable-document';
import { type XmlToken, xmlTokens } from '#bff/terms/xml-tokens';
import type { TermsBlock } from '#contracts/terms/terms.api';

const mostBytes = 10 * 1024 * 1024;

/** What is not part of the text: what was struck out, old formats, and the second form of a drawing's text. */
const skipped: readonly string[] = ['w:del', 'w:moveFrom', 'w:pPrChange', 'mc:Fallback'];

/** The paragraphs of a .docx as plain text, headings and items told apart; throws `UnreadableDocument` for anything else. */
export function docxBlocks(file: Uint8Array): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  const paragraphs: DocxParagraph[] = [];
  let skipping: string | undefined;
  let depth = 0;
  for (const token of xmlTokens(textOf(partOfZip(file, 'word/document.xml', mostBytes)))) {
    if (skipping !== undefined) {
      if (token.kind !== 'text' && token.name === skipping) depth += token.kind === 'open' ? 1 : -1;
      if (depth === 0) skipping = undefined;
    } else if (token.kind === 'open' && skipped.includes(token.name)) {
      skipping = token.name;
      depth = 1;
    } else if (isTag(token, 'open', 'w:p')) {
      paragraphs.push(beginParagraph());
    } else if (isTag(token, 'close', 'w:p')) {
      const block = paragraphs.pop()?.block();
      if (block) blocks.push(block);
    } else {
      paragraphs.at(-1)?.take(token);
    }
  }
  if (blocks.length === 0) throw new UnreadableDocument('no text');
  return blocks;
}

function isTag(token: XmlToken, kind: 'open' | 'close', name: string): boolean {
  return token.kind === kind && token.name === name;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableDocument('not UTF-8');
  }
}
