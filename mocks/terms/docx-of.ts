import { strToU8, zipSync } from 'fflate';
import * as z from 'zod';
import type { TermsFile } from '#contracts/terms/terms-file';
import { checkedData } from '#mocks/engine/data-file';
import patientPrivacy from './patient-privacy.json' with { type: 'json' };
import patientTerms from './patient-terms.json' with { type: 'json' };
import professionalPrivacy from './professional-privacy.json' with { type: 'json' };
import professionalTerms from './professional-terms.json' with { type: 'json' };

const termsText = z.strictObject({
  title: z.string(),
  /** Names the version and the day from which it is valid. */
  version: z.string(),
  /** Under each heading paragraphs, and lists as arrays of their items. */
  sections: z.array(
    z.strictObject({ heading: z.string(), text: z.array(z.union([z.string(), z.array(z.string()).min(1)])).min(1) }),
  ),
});

/** A document of the demonstration: plausible, and without legal meaning. */
type TermsText = z.infer<typeof termsText>;

/** The text of each of the four documents. */
export const termsTexts: Readonly<Record<TermsFile, TermsText>> = {
  'Patient_Termini_e_Condizioni.docx': read('patient-terms.json', patientTerms),
  'Patient_Privacy.docx': read('patient-privacy.json', patientPrivacy),
  'Professional_Termini_e_Condizioni.docx': read('professional-terms.json', professionalTerms),
  'Professional_Privacy.docx': read('professional-privacy.json', professionalPrivacy),
};

function read(file: string, content: unknown): TermsText {
  return checkedData(`mocks/terms/${file}`, termsText, content);
}

/** The opening paragraph of each document, so that it is not mistaken for a real one. */
export const demonstrationNote =
  'Questo è un testo dimostrativo. Serve a mostrare come appaiono i documenti: non è un contratto e non impegna nessuno. Il testo vero lo scrive chi gestisce la piattaforma, con il proprio consulente.';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A fixed date, so that the same text always makes the same bytes. */
const packedAt = new Date(2026, 0, 1);

/** The document as Word writes one: a title, headings, paragraphs and bulleted items. */
export function docxOf(text: TermsText): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'word/_rels/document.xml.rels': documentRelations,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/document.xml': documentXml(text),
  };
  const packed = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(packed), { mtime: packedAt }) as Uint8Array<ArrayBuffer>;
}

function documentXml({ title, version, sections }: TermsText): string {
  const body = [
    paragraph(title, '<w:pStyle w:val="Title"/>'),
    paragraph(version),
    paragraph(demonstrationNote),
    ...sections.flatMap(({ heading, text }) => [
      paragraph(heading, '<w:pStyle w:val="Heading1"/>'),
      ...text.flatMap((part) => (typeof part === 'string' ? [paragraph(part)] : part.map(item))),
    ]),
  ];
  return `${head}<w:document xmlns:w="${main}"><w:body>${body.join('')}</w:body></w:document>`;
}

function item(text: string): string {
  return paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
}

function paragraph(text: string, properties = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/></Types>`;

const packageRelations = `${head}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`;

const documentRelations = `${head}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`;

const styles = `${head}<w:styles xmlns:w="${main}">${style('Title', 'Title', 40)}${style('Heading1', 'heading 1', 28)}</w:styles>`;

const numbering = `${head}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

function style(id: string, name: string, halfPoints: number): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`;
}
