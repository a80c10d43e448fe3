import { describe, expect, test } from 'vitest';
import type { LegacyHttpResponse, LegacyTransport } from '#bff/legacy/legacy-transport';
import { handleReadTerms } from '#bff/terms/read-terms';
import { createTermsLibrary } from '#bff/terms/terms-library';
import { minuteMs } from '#contracts/kernel/instant';
import { readTerms, type TermsBlock } from '#contracts/terms/terms.api';
import type { Fault } from '#mocks/engine/faults';
import { createTestPlatform } from '#mocks/start-in-vitest';

const scenario = 'personas-only';

describe('reading the terms', () => {
  test.each([
    { audience: 'patient', document: 'terms', title: 'Termini e condizioni per i pazienti', id: 'REG-17' },
    { audience: 'professional', document: 'terms', title: 'Termini e condizioni per i professionisti', id: 'REG-17' },
    { audience: 'patient', document: 'privacy', title: 'Informativa sulla privacy per i pazienti', id: 'REG-18' },
    {
      audience: 'professional',
      document: 'privacy',
      title: 'Informativa sulla privacy per i professionisti',
      id: 'REG-18',
    },
  ])('anybody reads the $document of a $audience ($id)', async ({ audience, document, title }) => {
    const platform = createTestPlatform({ scenario });
    const { status, body } = await platform.runAs(null, readTerms, handleReadTerms, { audience, document });
    expect(status).toBe(200);
    const { blocks } = body as { blocks: TermsBlock[] };
    expect(blocks[0]?.text).toBe(title);
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(12);
  });

  test.each<[Fault, number, string]>([
    ['status-500', 503, 'legacy_unavailable'],
    ['connection-lost-before', 503, 'legacy_unavailable'],
    ['html-page', 502, 'legacy_unreadable'],
    ['empty-body', 502, 'legacy_unreadable'],
    ['cut-short', 502, 'legacy_unreadable'],
  ])('a platform with %s is a failure of the platform', async (fault, status, code) => {
    const platform = createTestPlatform({ scenario });
    platform.faults.set('termsDocument', [fault]);
    const input = { audience: 'patient', document: 'terms' };
    expect(await platform.runAs(null, readTerms, handleReadTerms, input)).toMatchObject({ status, body: { code } });
  });
});

/** A library over a platform that answers as given, with a clock the test moves. */
function setUp() {
  const platform = createTestPlatform({ scenario });
  const asked: string[] = [];
  let answer: LegacyTransport = platform.transport;
  const transport: LegacyTransport = (request) => {
    asked.push(`${request.method} ${request.base}${request.path}`);
    return answer(request);
  };
  const { now, log, logged, advance } = platform;
  const library = createTermsLibrary({ transport, now, log, paths: {} });
  const answering = (response: LegacyHttpResponse) => {
    answer = async () => response;
  };
  return { library, asked, logged, advance, answering };
}

const file = 'Patient_Privacy.docx';
const away: LegacyHttpResponse = { status: 500, body: new Uint8Array() };

describe('the library', () => {
  test('asks for a document once a minute, however often it is read and downloaded', async () => {
    const { library, asked, advance } = setUp();
    await Promise.all([library.blocks(file), library.file(file), library.blocks(file)]);
    advance(minuteMs - 1);
    await library.file(file);
    expect(asked).toEqual(['GET backend/assets/documents/Patient_Privacy.docx']);
    advance(1);
    await library.blocks(file);
    expect(asked).toHaveLength(2);
  });

  test('keeps what it has while the platform is away, and says so in the log', async () => {
    const { library, advance, answering, logged } = setUp();
    const before = await library.blocks(file);
    answering(away);
    advance(minuteMs);
    expect(await library.blocks(file)).toEqual(before);
    await expect.poll(() => logged.map(({ event }) => event)).toContain('terms_not_refreshed');
  });

  test('hands out a file that cannot be read, but reads nothing from it and does not try again at every press', async () => {
    const { library, answering, asked, logged } = setUp();
    answering({ status: 200, body: Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3) });
    for (const _press of [1, 2, 3])
      await expect(library.blocks(file)).rejects.toMatchObject({ name: 'LegacyUnreadable' });
    expect(await library.file(file)).toHaveLength(7);
    expect(asked).toHaveLength(1);
    expect(logged.filter(({ event }) => event === 'terms_unreadable')).toHaveLength(1);
  });

  test.each<[string, LegacyHttpResponse, string]>([
    ['a page with status 200', { status: 200, body: new TextEncoder().encode('<html></html>') }, 'LegacyUnreadable'],
    ['a refusal in JSON', { status: 200, body: new TextEncoder().encode('{"error":"NO"}') }, 'LegacyUnreadable'],
    ['that there is none', { status: 404, body: new Uint8Array() }, 'LegacyUnreadable'],
    ['another address', { status: 302, body: new Uint8Array() }, 'LegacyUnreadable'],
    ['a file over two megabytes', { status: 200, body: bigFile() }, 'LegacyUnreadable'],
    ['that it is away', away, 'LegacyUnavailable'],
  ])('keeps nothing when the platform answers %s', async (_what, response, name) => {
    const { library, answering, asked } = setUp();
    answering(response);
    await expect(library.file(file)).rejects.toMatchObject({ name });
    await expect(library.blocks(file)).rejects.toMatchObject({ name });
    expect(asked).toHaveLength(2);
  });
});

function bigFile(): Uint8Array {
  const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  return bytes;
}
