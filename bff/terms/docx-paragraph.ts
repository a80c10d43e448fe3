import type { TermsBlock } from '#contracts/terms/terms.api';

/** One paragraph while its tags are parsed. */
export interface DocxParagraph {
  /** Takes an opening tag, with its `w:val` if it has one. */
  open(name: string, value?: string): void;
  close(name: string): void;
  text(text: string): void;
  /** The paragraph's block; none when it has no text. */
  blocks(): TermsBlock[];
}

/** The style ids that Word gives to headings and list items, in English and in Italian. */
const headingStyle = /^(?:heading|titolo)\s?[1-9]$/i;
const itemStyle = /^(?:list(?:bullet|number)|puntoelenco|numeroelenco)\d?$/i;
const bodyLevel = '9';

const spoken: Readonly<Record<string, string>> = { 'w:tab': ' ', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' };

export function beginParagraph(): DocxParagraph {
  let said = '';
  let isInText = false;
  let kind: TermsBlock['kind'] = 'paragraph';

  function takeFormat(name: string, value: string): void {
    if (name === 'w:outlineLvl') kind = value === bodyLevel ? kind : 'heading';
    else if (name === 'w:pStyle' && headingStyle.test(value)) kind = 'heading';
    else if (kind === 'heading') return;
    // The number 0 takes a paragraph out of the list of its style.
    else if (name === 'w:numId') kind = value === '0' ? 'paragraph' : 'item';
    else if (itemStyle.test(value)) kind = 'item';
  }

  return {
    open(name, value = '') {
      if (name === 'w:t') isInText = true;
      else if (formats.includes(name)) takeFormat(name, value);
      else said += spoken[name] ?? '';
    },
    close(name) {
      if (name === 'w:t') isInText = false;
    },
    text(text) {
      if (isInText) said += text;
    },
    blocks() {
      const text = said
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim();
      return text === '' ? [] : [{ kind, text }];
    },
  };
}

const formats: readonly string[] = ['w:pStyle', 'w:outlineLvl', 'w:numId'];
