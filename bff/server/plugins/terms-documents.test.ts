import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Answering,
  cutConnection,
  type FakePlatform,
  htmlPage,
  startFakePlatform,
} from '#bff/server/testing/fake-platform';
import { buildTestApp, testConfig } from '#bff/server/testing/test-app';
import { docxBlocks } from '#bff/terms/docx-blocks';
import { termsFiles } from '#contracts/terms/terms-file';
import { docxOf, termsTexts } from '#mocks/terms/docx-of';

const bytes = docxOf(termsTexts['Patient_Privacy.docx']);
let platform: FakePlatform;
let app: FastifyInstance;

beforeEach(async () => {
  platform = await startFakePlatform((response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'PHPSESSID=1', server: 'Apache', location: '/x' })
      .end(bytes);
  });
  app = await buildTestApp({ config: testConfig({ platform: platform.url }) });
});

afterEach(async () => {
  await app.close();
  await platform.close();
});

test.each(termsFiles.map((name) => ({ name, id: name.includes('Privacy') ? 'REG-18' : 'REG-17' })))(
  '$name is a download for everybody, under our own address and headers ($id)',
  async ({ name }) => {
    const answer = await app.inject({
      url: `/files/terms/${name}`,
      headers: { authorization: 'Bearer mine', referer: 'https://ascolto.example/', 'if-none-match': '"1"' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const header of ['set-cookie', 'server', 'location']) expect(answer.headers).not.toHaveProperty(header);
    expect(docxBlocks(answer.rawPayload)).toEqual(docxBlocks(bytes));
    expect(platform.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /backend/assets/documents/${name}`,
    ]);
    const sent = Object.keys(platform.seen[0]?.headers ?? {});
    for (const header of ['authorization', 'referer', 'if-none-match', 'cookie']) expect(sent).not.toContain(header);
  },
);

test.each([
  '/files/terms/Privacy.docx',
  '/files/terms/patient_Privacy.docx',
  '/files/terms/Patient_Privacy.pdf',
  '/files/terms/Patient_Privacy%2Edocx',
  '/files/terms/..%2FPatient_Privacy.docx',
  '/files/terms/consenso-giulia.pdf',
  '/files/terms/__proto__',
  '/files/terms/',
])('asks the platform for no other name: %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
  expect(platform.seen).toHaveLength(0);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('takes no %s', async (method) => {
  expect((await app.inject({ method, url: '/files/terms/Patient_Privacy.docx' })).statusCode).toBe(404);
  expect(platform.seen).toHaveLength(0);
});

test.each([
  ['a page', htmlPage(200), 502, 'legacy_unreadable'],
  ['nothing found', htmlPage(404), 502, 'legacy_unreadable'],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    502,
    'legacy_unreadable',
  ],
  [
    'more than two megabytes',
    (response) => response.end(new Uint8Array(2 * 1024 * 1024 + 1)),
    502,
    'legacy_unreadable',
  ],
  ['its own failure', htmlPage(500), 503, 'legacy_unavailable'],
  ['a cut connection', cutConnection, 503, 'legacy_unavailable'],
] satisfies [string, Answering, number, string][])(
  'hands on no body when the platform answers %s',
  async (_name, answering, status, code) => {
    platform.answering = answering;
    const answer = await app.inject('/files/terms/Patient_Privacy.docx');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  },
);
