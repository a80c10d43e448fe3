/** Markup that may go into a page unescaped; only `html` creates it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | undefined | readonly Piece[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup from a template. Inserted values are escaped, unless they were built here as well. */
export function html(template: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(template.reduce((markup, part, index) => markup + markupOf(pieces[index - 1]) + part));
}

function markupOf(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(markupOf).join('');
  return String(piece).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
