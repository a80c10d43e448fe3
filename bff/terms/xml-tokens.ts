import { UnreadableDocument } from '#bff/terms/unreadable-document';

export type XmlToken =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string };

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const tagName = /^[\w:.-]+/;

/**
 * An XML document as tags and texts, in one pass; a tag that holds nothing opens and closes. Declarations are refused, so
 * that there are no entities but the five of XML itself. Throws `UnreadableDocument` for what is not well formed.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const tagAt = xml.indexOf('<', at);
    const text = xml.slice(at, tagAt < 0 ? xml.length : tagAt);
    if (text !== '') yield { kind: 'text', text: decoded(text) };
    if (tagAt < 0) break;
    const end = endOfMarkup(xml, tagAt);
    const markup = xml.slice(tagAt + 1, end);
    at = end + 1;
    if (markup.startsWith('?') || markup.startsWith('!--')) continue;
    if (markup.startsWith('![CDATA[')) yield { kind: 'text', text: markup.slice(8, -2) };
    else yield* tagTokens(markup, open);
  }
  if (open.length > 0) throw new UnreadableDocument('unclosed tag');
}

/** An attribute's value; undefined when the tag has none of that name. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return value ? decoded(value[1] ?? value[2] ?? '') : undefined;
}

function* tagTokens(markup: string, open: string[]): Generator<XmlToken> {
  const isClosing = markup.startsWith('/');
  const name = tagName.exec(isClosing ? markup.slice(1) : markup)?.[0];
  if (name === undefined) throw new UnreadableDocument('declaration or nameless tag');
  if (isClosing) {
    if (open.pop() !== name) throw new UnreadableDocument('tags that cross');
    yield { kind: 'close', name, attributes: '' };
    return;
  }
  yield { kind: 'open', name, attributes: markup.slice(name.length) };
  if (markup.endsWith('/')) yield { kind: 'close', name, attributes: '' };
  else open.push(name);
}

/** Where the markup that begins here ends: a `>` within quotes, a comment or a CDATA section is not its end. */
function endOfMarkup(xml: string, start: number): number {
  const closing = xml.startsWith('<!--', start) ? '-->' : xml.startsWith('<![CDATA[', start) ? ']]>' : undefined;
  const last = closing === undefined ? endOfTag(xml, start) : xml.indexOf(closing, start + 4);
  if (last < 0) throw new UnreadableDocument('unfinished markup');
  return closing === undefined ? last : last + closing.length - 1;
}

function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at += 1) {
    const character = xml[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (_entity, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    const character =
      code === undefined ? namedEntities[name] : code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
    if (character === undefined) throw new UnreadableDocument('unknown entity');
    return character;
  });
}
