import type { TermsBlock } from '#contracts/terms/terms.api';

/** A part of a section: a paragraph, or consecutive items as a list. */
export type TermsPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface TermsSection {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  readonly parts: readonly TermsPart[];
}

interface Gathering {
  heading: string;
  parts: (TermsPart & { items?: string[] })[];
}

/** A document's blocks, section by section; the first section holds the text before the first heading. */
export function termsSections(blocks: readonly TermsBlock[]): readonly TermsSection[] {
  const sections: Gathering[] = [{ heading: '', parts: [] }];
  for (const { kind, text } of blocks) {
    const section = sections.at(-1) as Gathering;
    const last = section.parts.at(-1);
    if (kind === 'heading') sections.push({ heading: text, parts: [] });
    else if (kind === 'paragraph') section.parts.push({ kind, text });
    else if (last?.kind === 'list') last.items.push(text);
    else section.parts.push({ kind: 'list', items: [text] });
  }
  return sections;
}
