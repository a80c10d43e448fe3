import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { documentPath } from '#bff/informed-consent/consent-document';
import { handleGiveInformedConsent } from '#bff/informed-consent/give-informed-consent';
import { handlePreviewInformedConsent } from '#bff/informed-consent/preview-informed-consent';
import { handleSignedInformedConsent } from '#bff/informed-consent/signed-informed-consent';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { type OperationAnswer, runOperation } from '#bff/run-operation';
import {
  giveInformedConsent,
  previewInformedConsent,
  signedInformedConsent,
} from '#contracts/informed-consent/informed-consent.api';
import type { PdfFile } from '#contracts/kernel/pdf-file';
import { beforeFirstSession, consentsIn, details, rowOf } from '#mocks/informed-consent/before-first-session';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

const title = 'Consenso informato alla prestazione psicologica';

function preview(platform: TestPlatform, input: object = details, as: PersonaName | null = 'marco') {
  return platform.runAs(as, previewInformedConsent, handlePreviewInformedConsent, input);
}

function signed(
  platform: TestPlatform,
  as: PersonaName | null = 'giulia',
  input: object = { therapist: 'pt-rinaldi' },
) {
  return platform.runAs(as, signedInformedConsent, handleSignedInformedConsent, input);
}

function documentIn({ body }: OperationAnswer): PdfFile {
  return (body as { document: PdfFile }).document;
}

function bytesOf({ base64 }: PdfFile): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Puts another address in the place of the one Giulia's consent has. */
function keepGiuliasAt(platform: TestPlatform, file: string): void {
  const { public_configuration } = rowOf(platform, 'pt-giulia');
  const consenso_informato = consentsIn(platform, 'pt-giulia').map((entry) => ({ ...entry, file }));
  platform.db.users.change('pt-giulia', { public_configuration: { ...public_configuration, consenso_informato } });
}

/** Giulia asks for her document, and every file of the platform is these bytes. */
function signedOver(platform: TestPlatform, body: Uint8Array) {
  const context = platform.contextFor('giulia');
  const legacy = createLegacyClient({
    log: context.log,
    signal: AbortSignal.timeout(5000),
    paths: {},
    transport: async (request) =>
      request.call === 'consentDocument' ? { status: 200, body } : platform.transport(request),
  });
  const input = { therapist: 'pt-rinaldi' };
  return runOperation(signedInformedConsent, handleSignedInformedConsent, { ...context, legacy }, input);
}

test('the document comes to be read before signing, as CONSENSO.pdf (CONSENT-11, LEG-17, LEG-18)', async () => {
  const answer = await preview(beforeFirstSession().platform);
  expect(answer.status).toBe(200);
  const document = documentIn(answer);
  expect(document.fileName).toBe('CONSENSO.pdf');
  expect((await PDFDocument.load(bytesOf(document))).getTitle()).toBe(title);
});

test('reading it signs nothing, saves nothing and tells nobody (CONSENT-10, CONSENT-21, LEG-18, C-41)', async () => {
  const { platform, received } = beforeFirstSession();
  const users = platform.db.users.list();
  await preview(platform);
  expect(platform.db.users.list()).toEqual(users);
  expect(received).toEqual(['session', 'listEvents', 'informedConsent', 'consentDocument']);
});

test('it is made of what is in the form, also where the profile says otherwise (CONSENT-21, C-41, C-42)', async () => {
  const { platform } = beforeFirstSession();
  await preview(platform);
  expect(platform.db.consentDocuments.list(({ patient }) => patient === 'pt-marco')).toMatchObject([
    { birth_place: 'Como CO, Italia', current_place: details.residence.formattedAddress, cap: '20132', signed: false },
  ]);
});

test.each([
  { what: 'the place of birth', change: { birthPlace: undefined } },
  { what: 'the residence', change: { residence: undefined } },
  { what: 'the postal code', change: { postalCode: '' } },
])('without $what no document is made to be read (CONSENT-21)', async ({ change }) => {
  const { platform, received } = beforeFirstSession();
  expect(await preview(platform, { ...details, ...change })).toMatchObject({ status: 400 });
  expect(received).toEqual([]);
});

test.each(['status-500', 'connection-lost-before', 'connection-lost-after', 'html-page'] as const)(
  'with %s nothing of a document to be read is left open: it signs nothing either way (LEG-18)',
  async (fault) => {
    const { platform, received } = beforeFirstSession();
    platform.faults.set('informedConsent', [fault]);
    expect(await preview(platform)).toEqual({
      status: 503,
      body: { code: 'legacy_unavailable', requestId: expect.any(String) },
    });
    expect(received.filter((call) => call === 'informedConsent')).toHaveLength(1);
    expect(consentsIn(platform, 'pt-marco')).toEqual([]);
  },
);

test('a platform that refuses to make the document has none', async () => {
  const { platform } = beforeFirstSession();
  const { public_configuration } = rowOf(platform, 'pt-rinaldi');
  platform.db.users.change('pt-rinaldi', { public_configuration: { ...public_configuration, type: 'paziente' } });
  expect(await preview(platform)).toMatchObject({ status: 409, body: { code: 'document_missing' } });
});

test.each(['pt-serafini', 'pt-giulia', 'pt-nobody'])(
  'no document is made for %s, with whom the patient has no session',
  async (therapist) => {
    const { platform, received } = beforeFirstSession();
    expect(await preview(platform, { ...details, therapist })).toMatchObject({ status: 404 });
    expect(received).not.toContain('informedConsent');
  },
);

test('the signed document comes from the address the platform keeps with it (LEG-82)', async () => {
  const { platform } = beforeFirstSession();
  await platform.runAs('marco', giveInformedConsent, handleGiveInformedConsent, { ...details, accepted: true });
  const document = documentIn(await signed(platform, 'marco'));
  expect(document.fileName).toBe('CONSENSO.pdf');
  expect((await PDFDocument.load(bytesOf(document))).getTitle()).toBe(title);
});

test('a consent of months ago has its document too, and each patient has their own (LEG-82)', async () => {
  const { platform } = beforeFirstSession();
  await platform.runAs('marco', giveInformedConsent, handleGiveInformedConsent, { ...details, accepted: true });
  const [ofGiulia, ofMarco] = [await signed(platform), await signed(platform, 'marco')];
  expect([ofGiulia.status, ofMarco.status]).toEqual([200, 200]);
  expect(documentIn(ofGiulia).base64).not.toBe(documentIn(ofMarco).base64);
});

test('while nothing is signed there is no document, also of a therapist the patient meets', async () => {
  const { platform, received } = beforeFirstSession();
  expect(await signed(platform, 'marco')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(received).toEqual(['session']);
});

test('nobody else gets at a document, and no browser names its file', async () => {
  const { platform } = beforeFirstSession();
  for (const other of ['marco', 'sara'] as const) {
    expect(await signed(platform, other)).toMatchObject({ status: 404 });
    expect(await signed(platform, other, { therapist: 'pt-giulia' })).toMatchObject({ status: 404 });
  }
  expect(await signed(platform, 'rinaldi')).toMatchObject({ status: 403 });
  expect(await signed(platform, null)).toMatchObject({ status: 401 });
  expect(await signed(platform, 'giulia', { therapist: 'pt-rinaldi', file: 'a.pdf' })).toMatchObject({ status: 400 });
});

test.each([
  { what: 'is on another host', file: 'https://elsewhere.example/backend/assets/documents/Moretti.pdf' },
  { what: 'is in another folder', file: '/backend/assets/private/Moretti.pdf' },
  { what: 'leads out of its folder', file: '/backend/assets/documents/../private/Moretti.pdf' },
])('a document that $what is not fetched, and its address is not logged (LEG-82)', async ({ file }) => {
  const { platform, received } = beforeFirstSession();
  keepGiuliasAt(platform, file);
  expect(await signed(platform)).toMatchObject({ status: 409, body: { code: 'document_missing' } });
  expect(received).toEqual(['session']);
  const entry = {
    level: 'warn',
    event: 'consent_document_missing',
    fields: { isNamed: true, isAmongDocuments: false },
  };
  expect(platform.logged).toEqual([entry]);
});

test('a document the platform has lost is told as missing, and its address is not logged (LEG-82)', async () => {
  const { platform } = beforeFirstSession();
  keepGiuliasAt(platform, '/backend/assets/documents/Moretti.pdf');
  expect(await signed(platform)).toMatchObject({ status: 409, body: { code: 'document_missing' } });
  expect(platform.logged.map(({ event }) => event)).toContain('consent_document_missing');
  expect(JSON.stringify(platform.logged)).not.toContain('Moretti');
});

test.each(['html-page', 'empty-body'] as const)('a document that comes as %s is told as missing', async (fault) => {
  const { platform } = beforeFirstSession();
  platform.faults.set('consentDocument', [fault]);
  expect(await signed(platform)).toMatchObject({ status: 409, body: { code: 'document_missing' } });
});

test.each([
  { what: 'of just two megabytes', bytes: 2 * 1024 * 1024, status: 200 },
  { what: 'of a byte more', bytes: 2 * 1024 * 1024 + 1, status: 409 },
])('a document $what: $status', async ({ bytes, status }) => {
  const body = new Uint8Array(bytes);
  body.set(new TextEncoder().encode('%PDF-1.7'));
  expect(await signedOver(beforeFirstSession().platform, body)).toMatchObject({ status });
});

test.each(['status-500', 'connection-lost-after'] as const)(
  'with %s the platform is told to be out of reach, not the document to be missing',
  async (fault) => {
    const { platform } = beforeFirstSession();
    platform.faults.set('consentDocument', [fault]);
    expect(await signed(platform)).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    expect(await preview(platform)).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  },
);

const documentsBase = 'https://platform.example/backend/assets/documents';

test.each([
  { what: 'its whole address', file: `${documentsBase}/consenso-1.pdf`, path: 'consenso-1.pdf' },
  {
    what: 'its address without encryption',
    file: documentsBase.replace('https', 'http').concat('/a.pdf'),
    path: 'a.pdf',
  },
  { what: 'its address without the host', file: '/backend/assets/documents/a.pdf', path: 'a.pdf' },
  { what: 'a folder of its own', file: `${documentsBase}/2026/11/a%20b.pdf`, path: '2026/11/a%20b.pdf' },
])('the platform may name a document by $what (LEG-82)', ({ file, path }) => {
  expect(documentPath(file, documentsBase)).toBe(path);
});

test.each([
  { what: 'another host', file: 'https://elsewhere.example/backend/assets/documents/a.pdf' },
  { what: 'another host behind ours as a name', file: 'https://platform.example@elsewhere.example/a.pdf' },
  { what: 'another port', file: documentsBase.replace('.example', '.example:8443').concat('/a.pdf') },
  { what: 'a longer host', file: documentsBase.replace('.example', '.example.org').concat('/a.pdf') },
  { what: 'another folder', file: 'https://platform.example/backend/assets/private/a.pdf' },
  { what: 'a folder that begins alike', file: `${documentsBase}-old/a.pdf` },
  { what: 'a way out', file: `${documentsBase}/../private/a.pdf` },
  { what: 'a way out further on', file: `${documentsBase}/a/../../private/a.pdf` },
  { what: 'a way out in disguise', file: `${documentsBase}/%2e%2e/private/a.pdf` },
  { what: 'a backslash', file: `${documentsBase}/a\\b.pdf` },
  { what: 'a hidden file', file: `${documentsBase}/.htaccess` },
  { what: 'a question', file: `${documentsBase}/a.pdf?private_token=x` },
  { what: 'another scheme', file: 'file:///backend/assets/documents/a.pdf' },
  { what: 'a script', file: 'javascript:alert(1)' },
  { what: 'a host without scheme', file: '//platform.example/backend/assets/documents/a.pdf' },
  { what: 'a bare name', file: 'a.pdf' },
  { what: 'the folder', file: `${documentsBase}/` },
  { what: 'nothing', file: '' },
])('$what is no document of the platform (LEG-82)', ({ file }) => {
  expect(documentPath(file, documentsBase)).toBeUndefined();
});
