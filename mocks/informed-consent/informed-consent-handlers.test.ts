import { PDFDocument } from '@cantoo/pdf-lib';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { consentText } from '#contracts/informed-consent/consent-text';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';
import { documentText } from '#mocks/informed-consent/document-text';
import { consentsOf } from '#mocks/informed-consent/keep-consent';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const request = {
  private_token: 'secret-marco',
  user_pt: 'pt-serafini',
  birth_place: 'Como CO, Italia',
  current_place: 'Via Padova 118, 20131 Milano MI, Italia',
  cap: '20131',
  download_only: false,
};

function sign(platform: TestPlatform, change: object = {}) {
  return platform.contextFor('marco').legacy.call(informedConsent, { ...request, ...change });
}

function fetched({ handlers }: TestPlatform, address: string | undefined) {
  return getResponse([...handlers], new Request(`http://anywhere.invalid${address}`));
}

function consentsAt({ db }: TestPlatform, token: string) {
  const user = db.users.get(token);
  return user ? consentsOf(user) : [];
}

test('a signed consent stands in both users, each naming the other, with a document at its address', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { file } = await sign(platform);
  expect(consentsAt(platform, 'pt-marco')).toMatchObject([{ user_pt: 'pt-serafini', file }]);
  expect(consentsAt(platform, 'pt-serafini')).toMatchObject([{ user_pt: 'pt-marco', file }]);
  const response = await fetched(platform, file);
  expect(response?.headers.get('content-type')).toBe('application/pdf');
  const pdf = await PDFDocument.load(new Uint8Array((await response?.arrayBuffer()) ?? []));
  expect(pdf.getTitle()).toBe('Consenso informato alla prestazione psicologica');
  expect(pdf.getPageCount()).toBe(2);
});

test('a document only made to be read signs nothing, and is there to be read', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { file } = await sign(platform, { download_only: true });
  expect(consentsAt(platform, 'pt-marco')).toEqual([]);
  expect((await fetched(platform, file))?.status).toBe(200);
});

test('the document is the text patients read, and says who consents to whom, the places, the postal code and the day', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  await sign(platform);
  const [row] = platform.db.consentDocuments.list(({ patient }) => patient === 'pt-marco');
  const said = row ? documentText(platform, row).paragraphs.map(({ text }) => text) : [];
  for (const { title, paragraphs } of consentText.sections)
    expect(said).toEqual(expect.arrayContaining([title, ...paragraphs]));
  for (const part of ['Marco Ferri', 'Chiara Serafini', 'Como CO, Italia', 'Via Padova 118', '20131', '23/11/2026']) {
    expect(
      said.filter((text) => text.includes(part)),
      part,
    ).not.toEqual([]);
  }
});

test('names beyond what every reader can write, and places that fill lines, still make a document', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { file } = await sign(platform, { birth_place: `Łódź ${'molto lontano '.repeat(40)}`, current_place: '東京' });
  const response = await fetched(platform, file);
  expect((await PDFDocument.load(new Uint8Array((await response?.arrayBuffer()) ?? []))).getPageCount()).toBe(2);
});

test('signed twice it stands there twice: the platform takes no care of that', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  await sign(platform);
  await sign(platform);
  expect(new Set(consentsAt(platform, 'pt-marco').map(({ file }) => file)).size).toBe(2);
});

test.each([
  { what: 'no place of birth', change: { birth_place: ' ' }, refusal: 'MISSING_FIELDS' },
  { what: 'no residence', change: { current_place: '' }, refusal: 'MISSING_FIELDS' },
  { what: 'no postal code', change: { cap: '' }, refusal: 'MISSING_FIELDS' },
  { what: 'nobody it is for', change: { user_pt: 'pt-nobody' }, refusal: 'UNKNOWN_USER' },
  { what: 'a patient it is for', change: { user_pt: 'pt-giulia' }, refusal: 'UNKNOWN_USER' },
  { what: 'nobody it is from', change: { private_token: 'guess' }, refusal: 'INVALID_TOKEN' },
])('a consent with $what is refused and kept nowhere', async ({ change, refusal }) => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  await expect(sign(platform, change)).rejects.toMatchObject({ refusal });
  expect(platform.db.consentDocuments.list(({ patient }) => patient === 'pt-marco')).toEqual([]);
});

test('every consent people came with has its document, and both sides know of it', async () => {
  const platform = createTestPlatform();
  const patients = platform.db.users.list(({ public_configuration: { type } }) => type === 'paziente');
  const consents = patients.flatMap((user) =>
    consentsOf(user)
      // One was signed on paper.
      .filter(({ file }) => file !== '')
      .map((consent) => ({ ...consent, patient: user.public_token })),
  );
  expect(consents.length).toBeGreaterThan(10);
  for (const { user_pt, patient, file } of consents) {
    expect((await fetched(platform, file))?.status, file).toBe(200);
    expect(consentsAt(platform, user_pt)).toContainEqual(expect.objectContaining({ user_pt: patient, file }));
  }
});

test('a document nobody has is not found', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  expect((await fetched(platform, '/backend/assets/documents/nessuno.pdf'))?.status).toBe(404);
});
