import { describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { runOperation } from '#bff/run-operation';
import { phonePhoto, smallPng } from '#bff/server/testing/sample-photos';
import { cleanImage } from '#bff/server/uploads/clean-image';
import type { Session } from '#bff/session';
import { createStorePhoto } from '#bff/uploads/store-photo';
import type { OperationOutput } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { storePhoto } from '#contracts/uploads/uploads.api';
import { samplePdf } from '#mocks/media/media-file';
import { createMemorySession } from '#mocks/mounts/memory-session';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const handler = createStorePhoto(cleanImage);
const samplePng = await smallPng();
const photo = { idempotencyKey: 'key-photo-1', fileName: 'io.jpg', bytes: await phonePhoto() };

function send(
  platform: TestPlatform,
  changes: object = {},
  session: Session | null = sessionFor('rinaldi', platform.now()),
) {
  const store = createMemorySession(session, platform.now);
  return runOperation(storePhoto, handler, platform.contextWith(store), { ...photo, ...changes });
}

const pictureOf = ({ db }: TestPlatform) => db.users.get('pt-rinaldi')?.picture;
const urlIn = ({ body }: { body: unknown }) => (body as OperationOutput<typeof storePhoto>).pictureUrl;

describe('a photo', () => {
  test('is stored for everybody, drawn anew, and becomes the picture; nothing else of the user changes (PROF-21, LEGACY-19)', async () => {
    const platform = createTestPlatform();
    const before = structuredClone(platform.db.users.get('pt-rinaldi'));
    const answer = await send(platform);
    const [file] = platform.db.files.list();
    expect(answer).toEqual({ status: 200, body: { pictureUrl: `/files/media/${file?.name}` } });
    expect(file).toMatchObject({ owner: 'pt-rinaldi', private: 0, onlymine: 0, type: 'image/jpeg' });
    expect(Buffer.from(file?.content ?? '', 'base64').includes('Casa mia')).toBe(false);
    const after = platform.db.users.get('pt-rinaldi');
    const configuration = { ...before?.configuration, ascolto: after?.configuration['ascolto'] };
    expect(after).toEqual({ ...before, picture: file?.name, configuration });
  });

  test('is sent with its variations asked for (LEGACY-18, LEGACY-48)', async () => {
    const platform = createTestPlatform();
    const { context, sent } = observeCalls(platform, 'rinaldi');
    await runOperation(storePhoto, handler, context, photo);
    const asked = sent.filter(({ call }) => call === 'upload').map(({ body }) => body);
    expect(asked).toMatchObject([{ private: 0, onlymine: 0, generate_variations: 1 }]);
  });

  test('is what the owner, their session and patients in the directory see at once (PROF-21)', async () => {
    const platform = createTestPlatform();
    const seenBy = async (as: PersonaName) => {
      const asked = { therapist: 'pt-rinaldi' };
      const { body } = await platform.runAs(as, operations.therapistDetail, handlers.therapistDetail, asked);
      return urlIn({ body });
    };
    await seenBy('giulia');
    const url = urlIn(await send(platform));
    expect(await seenBy('giulia')).toBe(url);
    const own = await platform.runAs('rinaldi', operations.ownProfile, handlers.ownProfile, {});
    expect(own.body).toMatchObject({ value: { pictureUrl: url } });
    const session = await platform.runAs('rinaldi', operations.currentSession, handlers.currentSession, {});
    expect(JSON.stringify(session.body)).toContain(`"pictureUrl":"${url}"`);
  });

  test('takes the name the platform gave it (LEGACY-19)', async () => {
    const platform = createTestPlatform();
    platform.faults.set('upload', ['renames-uploads']);
    const url = urlIn(await send(platform));
    expect(url).toBe(`/files/media/${pictureOf(platform)}`);
    expect(pictureOf(platform)).toMatch(/^Documento/);
  });

  test('sent again under its key is stored once; another one under that key is refused', async () => {
    const platform = createTestPlatform();
    const answers = await Promise.all([send(platform), send(platform)]);
    expect(new Set(answers.map(urlIn)).size).toBe(1);
    expect(platform.db.files.list()).toHaveLength(1);
    const other = { fileName: 'io.png', bytes: samplePng };
    expect(await send(platform, other)).toMatchObject({ body: { code: 'key_reused' } });
  });
});

describe('the earlier picture stays', () => {
  test.each([
    ['a PDF', { fileName: 'io.pdf', bytes: samplePdf('io') }, 422, 'unsupported_file'],
    ['a PDF that calls itself a photo', { bytes: samplePdf('io') }, 422, 'unsupported_file'],
    ['a photo of another format', { fileName: 'io.gif', bytes: gif() }, 422, 'unsupported_file'],
    ['a photo cut short', { bytes: photo.bytes.slice(0, 500) }, 422, 'unsupported_file'],
    ['an empty file', { bytes: new Uint8Array() }, 422, 'file_empty'],
    ['a file that is too large', { bytes: tooLarge() }, 413, 'file_too_large'],
    ['a name with a path', { fileName: '../io.jpg' }, 400, 'invalid_input'],
    ['a list of documents', { kind: 'identity' }, 400, 'invalid_input'],
    ['a picture of another user', { picture: 'ritratto-pt-serafini.png' }, 400, 'invalid_input'],
  ])('where %s is sent (PROF-22, UPL-05, UPL-11)', async (_what, changes, status, code) => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    expect(await send(platform, changes)).toMatchObject({ status, body: { code } });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test.each([
    ['upload', 'connection-lost-before', 503],
    ['upload', 'connection-lost-after', 503],
    ['upload', 'status-500', 503],
    ['updateUser', 'connection-lost-before', 503],
    ['updateUser', 'status-500', 503],
    ['updateUser', 'success-without-effect', 502],
  ] as const)('while %s fails with %s, and the same photo is then sent once (PROF-24)', async (call, fault, status) => {
    const platform = createTestPlatform();
    const before = pictureOf(platform);
    platform.faults.set(call, [fault]);
    expect(await send(platform)).toMatchObject({ status });
    expect(pictureOf(platform)).toBe(before);
    platform.faults.set(call, []);
    expect(await send(platform)).toMatchObject({ status: 200 });
    expect(platform.db.files.list().map(({ name }) => name)).toEqual([pictureOf(platform)]);
  });
});

test('a patient, a visitor and who has only registered are refused (PROF-21)', async () => {
  const platform = createTestPlatform();
  const newcomer = { ...sessionFor('rinaldi', platform.now()), scope: 'onboarding' } as const;
  expect(await send(platform, {}, sessionFor('giulia', platform.now()))).toMatchObject({ status: 403 });
  expect(await send(platform, {}, null)).toMatchObject({ status: 401 });
  expect(await send(platform, {}, newcomer)).toMatchObject({ status: 401 });
});

function gif(): Uint8Array {
  return new TextEncoder().encode('GIF89a');
}

function tooLarge(): Uint8Array {
  const bytes = new Uint8Array(largestFileBytes + 1);
  bytes.set(photo.bytes);
  return bytes;
}
