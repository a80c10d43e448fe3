import { attributeOf, type XmlToken } from '#bff/terms/xml-tokens';
import type { TermsBlock } from '#contracts/terms/terms.api';

/** One paragraph while its tags go by. */
export interface DocxParagraph {
  /** Takes the next tag or text of the paragraph in. */
  take(token: XmlToken): void;
  /** What the paragraph says; undefined when that is nothing. */
  block(): TermsBlock | undefined;
}

/** The styles of headings and list items by the ids that Word, in English and in Italian, gives them. */
const headingStyle = /^(?:heading|titolo)\s?[1-9]$/i;
const itemStyle = /^(?:list(?:bullet|number)|puntoelenco|numeroelenco)\d?$/i;
const bodyLevel = '9';

const spoken: Readonly<Record<string, string>> = { 'w:tab': ' ', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' };

/** Begins a paragraph. */
export function beginParagraph(): DocxParagraph {
  let text = '';
  let isInText = false;
  let kind: TermsBlock['kind'] = 'paragraph';

  function takeFormat(name: string, attributes: string): void {
    const value = attributeOf(attributes, 'w:val') ?? '';
    if (name === 'w:outlineLvl') kind = value === bodyLevel ? kind : 'heading';
    else if (name === 'w:pStyle' && headingStyle.test(value)) kind = 'heading';
    else if (kind === 'heading') return;
    // The number 0 takes a paragraph out of the list its style is in.
    else if (name === 'w:numId') kind = value === '0' ? 'paragraph' : 'item';
    else if (itemStyle.test(value)) kind = 'item';
  }

  return {
    take(token) {
      if (token.kind === 'text') text += isInText ? token.text : '';
      else if (token.name === 'w:t') isInText = token.kind === 'open';
      else if (token.kind === 'close') return;
      else if (formats.includes(token.name)) takeFormat(token.name, token.attributes);
      else text += spoken[token.name] ?? '';
    },
    block() {
      const tidy = text
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim();
      return tidy === '' ? undefined : { kind, text: tidy };
    },
  };
}

const formats: readonly string[] = ['w:pStyle', 'w:outlineLvl', 'w:numId'];
