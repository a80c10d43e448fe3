import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { docxBlocks } from '#bff/terms/docx-blocks';
import { termsFiles } from '#contracts/terms/terms-file';
import { mountTermsOnMsw } from '#mocks/mounts/mount-files-on-msw';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { demonstrationNote, termsTexts } from '#mocks/terms/docx-of';
import { createTermsHandlers } from '#mocks/terms/terms-handlers';

const platform = createTestPlatform({ scenario: 'personas-only' });
const fromPlatform = (name: string) =>
  getResponse([...platform.handlers], new Request(`http://anywhere.invalid/backend/assets/documents/${name}`));
const download = (name: string) =>
  getResponse([mountTermsOnMsw(platform)], new Request(`http://browser.invalid/files/terms/${name}`));

test.each(termsFiles)('%s is a document of twelve to twenty sections that says it is a demonstration', async (name) => {
  const response = await fromPlatform(name);
  const blocks = docxBlocks(new Uint8Array((await response?.arrayBuffer()) ?? []));
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  expect(headings.length).toBeGreaterThanOrEqual(12);
  expect(headings.length).toBeLessThanOrEqual(20);
  expect(blocks).toContainEqual({ kind: 'paragraph', text: demonstrationNote });
});

test('sentences are short and nobody is promised a cure', () => {
  for (const { sections } of Object.values(termsTexts)) {
    for (const { heading, text } of sections) {
      const sentences = text.flatMap((part) => (typeof part === 'string' ? part.split(/(?<=[.:?!]) /) : part));
      for (const sentence of sentences) expect(sentence.split(/\s+/).length, heading).toBeLessThanOrEqual(30);
      expect(text.flat().join(' ')).not.toMatch(/guariamo|garantiamo|miracol/i);
    }
  }
});

test('says that there is no room for video calls in the three documents about sessions', () => {
  const { 'Professional_Privacy.docx': _silent, ...others } = termsTexts;
  for (const { sections } of Object.values(others)) {
    const all = sections.flatMap(({ text }) => text.flat()).join(' ');
    expect(all).toMatch(/non ha ancora una stanza per le videochiamate/i);
    expect(all.match(/stanza/g)).toHaveLength(1);
  }
});

test('other files of the same folder are left to others', async () => {
  const request = new Request('http://anywhere.invalid/backend/assets/documents/consenso-giulia.pdf');
  expect(await getResponse(createTermsHandlers(platform), request)).toBeUndefined();
});

test('without a server the documents are downloaded all the same, and no other name', async () => {
  const response = await download('Patient_Privacy.docx');
  expect(response?.headers.get('content-disposition')).toBe('attachment; filename="Patient_Privacy.docx"');
  expect(docxBlocks(new Uint8Array((await response?.arrayBuffer()) ?? []))).not.toEqual([]);
  expect((await download('Patient_Altro.docx'))?.status).toBe(404);
  platform.faults.set('termsDocument', ['status-500']);
  expect((await download('Patient_Privacy.docx'))?.status).toBe(503);
});
