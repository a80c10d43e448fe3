import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docxBlocks } from '#bff/terms/docx-blocks';
import type { TermsBlock } from '#contracts/terms/terms.api';
import { demonstrationNote, docxOf, termsTexts } from '#mocks/terms/docx-of';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const file = (xml: string, name = 'word/document.xml') => zipSync({ [name]: strToU8(xml) });
const ofBody = (body: string) => file(`${head}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`);
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

describe('a document', () => {
  test.each(Object.entries(termsTexts))('%s comes out as it was put in', (_name, text) => {
    const { title, version, sections } = text;
    const expected: TermsBlock[] = [title, version, demonstrationNote].map((one) => ({ kind: 'paragraph', text: one }));
    for (const section of sections) {
      expected.push({ kind: 'heading', text: section.heading });
      for (const part of section.text) {
        if (typeof part === 'string') expected.push({ kind: 'paragraph', text: part });
        else expected.push(...part.map((item): TermsBlock => ({ kind: 'item', text: item })));
      }
    }
    expect(docxBlocks(docxOf(text))).toEqual(expected);
  });

  test.each<[string, string, TermsBlock[]]>([
    ['runs are one paragraph', `<w:p>${run('Uno ')}${run('due')}</w:p>`, [{ kind: 'paragraph', text: 'Uno due' }]],
    [
      'empty paragraphs are left out',
      `<w:p/><w:p>${run(' ')}</w:p><w:p>${run('x')}</w:p>`,
      [{ kind: 'paragraph', text: 'x' }],
    ],
    [
      'a heading by an Italian style',
      `<w:p><w:pPr><w:pStyle w:val="Titolo2"/></w:pPr>${run('Capo')}</w:p>`,
      [{ kind: 'heading', text: 'Capo' }],
    ],
    [
      'a heading by its level, numbered or not',
      `<w:p><w:pPr><w:numPr><w:numId w:val='3'/></w:numPr><w:outlineLvl w:val='0'/></w:pPr>${run('Capo')}</w:p>`,
      [{ kind: 'heading', text: 'Capo' }],
    ],
    [
      'a style of lists, and the number that takes it back',
      `<w:p><w:pPr><w:pStyle w:val="Puntoelenco"/></w:pPr>${run('a')}</w:p><w:p><w:pPr><w:pStyle w:val="Puntoelenco"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>${run('b')}</w:p>`,
      [
        { kind: 'item', text: 'a' },
        { kind: 'paragraph', text: 'b' },
      ],
    ],
    [
      'breaks and tabulators',
      '<w:p><w:r><w:t>Uno</w:t><w:br/><w:t>due</w:t><w:tab/><w:t>tre</w:t></w:r></w:p>',
      [{ kind: 'paragraph', text: 'Uno\ndue tre' }],
    ],
    [
      'what was struck out is not said',
      `<w:p><w:del><w:del>${run('no')}</w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:ins>${run('sì')}</w:ins></w:p>`,
      [{ kind: 'paragraph', text: 'sì' }],
    ],
    [
      'characters written as entities',
      `<w:p>${run('Tizio &amp; Caio &lt;3 &#232; pi&#xf9; &quot;caro&quot;')}</w:p>`,
      [{ kind: 'paragraph', text: 'Tizio & Caio <3 è più "caro"' }],
    ],
    [
      'markup within quotes, comments and character data',
      `<!-- <w:p> --><w:p w:note="a > b"><w:r><w:t><![CDATA[1 < 2]]></w:t></w:r></w:p>`,
      [{ kind: 'paragraph', text: '1 < 2' }],
    ],
    ['tables, cell by cell', `<w:tbl><w:tc><w:p>${run('a')}</w:p></w:tc></w:tbl>`, [{ kind: 'paragraph', text: 'a' }]],
  ])('%s', (_what, body, blocks) => {
    expect(docxBlocks(ofBody(body))).toEqual(blocks);
  });

  test('text is text: what looks like markup of a page stays as it is written', () => {
    const [block] = docxBlocks(ofBody(`<w:p>${run('&lt;img src=x onerror=alert(1)&gt;')}</w:p>`));
    expect(block).toEqual({ kind: 'paragraph', text: '<img src=x onerror=alert(1)>' });
  });
});

const good = docxOf(termsTexts['Patient_Privacy.docx']);
const bomb = zipSync({ 'word/document.xml': new Uint8Array(3 * 1024 * 1024).fill(0x20) }, { level: 9 });
const declared = (declaration: string) => file(`${head}${declaration}<w:p><w:r><w:t>&xxe;</w:t></w:r></w:p>`);

/** A zip bomb whose header claims a small size. */
function liar(): Uint8Array {
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  view.setUint32(22, 100, true);
  return lying;
}

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'incomplete archive'],
  ['a page', strToU8('<!DOCTYPE html><html></html>'), 'incomplete archive'],
  ['an archive cut short', good.slice(0, good.length / 2), 'archive'],
  ['an archive of something else', file('<x/>', 'word/other.xml'), 'incomplete archive'],
  ['a damaged archive', good.slice().fill(0xff, 60, 4_000), 'archive'],
  ['more than two megabytes, well packed', bomb, 'too large unpacked'],
  ['more than two megabytes that call themselves a hundred bytes', liar(), 'too large unpacked'],
  ['entities of its own', declared('<!DOCTYPE d [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>'), 'declaration'],
  ['entities nobody declared', declared(''), 'not well-formed'],
  ['tags that cross', ofBody('<w:p><w:r></w:p></w:r>'), 'not well-formed'],
  ['tags left open', file(`${head}<w:document><w:p>`), 'not well-formed'],
  ['an unfinished tag', file(`${head}<w:document attribute="`), 'not well-formed'],
  ['an unfinished comment', file('<!--'), 'not well-formed'],
  ['paragraphs in paragraphs without end', ofBody('<w:p>'.repeat(300) + '</w:p>'.repeat(300)), 'nested too deeply'],
  ['no text at all', ofBody('<w:p/>'), 'no text'],
  ['text that is not UTF-8', zipSync({ 'word/document.xml': Uint8Array.of(0x3c, 0xff, 0xfe) }), 'not UTF-8'],
])('%s cannot be read, and says why in fixed words', (_what, bytes, reason) => {
  expect(() => docxBlocks(bytes)).toThrow(
    expect.objectContaining({ name: 'UnreadableDocument', message: expect.stringContaining(reason) }),
  );
});

test('a long tangle of markup is given up at its first fault, not searched through', () => {
  const tangle = `${head}${'<a "'.repeat(200_000)}`;
  expect(() => docxBlocks(file(tangle))).toThrow('not well-formed');
});
