import { describe, expect, test } from 'vitest';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { runOperation } from '#bff/run-operation';
import { phonePhoto } from '#bff/server/testing/sample-photos';
import { cleanImage } from '#bff/server/uploads/clean-image';
import type { Session } from '#bff/session';
import { createStoreDocument } from '#bff/uploads/store-document';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { allCalls } from '#mocks/engine/faults';
import { readableQuirks } from '#mocks/engine/php-quirks';
import { samplePdf } from '#mocks/media/media-file';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { personas } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';

const handler = createStoreDocument(cleanImage);
const photo = await phonePhoto();
const pdf = { kind: 'identity', idempotencyKey: 'key-0001', fileName: 'Carta.PDF', bytes: samplePdf('carta') };

interface AddSetup {
  readonly session?: Session | null;
  /** A wrapper between the handler and the platform. */
  readonly through?: (legacy: LegacyClient) => LegacyClient;
  /** The context of another server; that of every other request by default. */
  readonly contextWith?: TestPlatform['contextWith'];
}

async function add(platform: TestPlatform, input: unknown = pdf, setup: AddSetup = {}) {
  const { session, through, contextWith = platform.contextWith } = setup;
  const store = createMemorySession(
    session === undefined ? sessionFor('rinaldi', platform.now()) : session,
    platform.now,
  );
  const context = contextWith(store);
  const legacy = through ? through(context.legacy) : context.legacy;
  return runOperation(storeDocument, handler, { ...context, legacy }, input);
}

const nameIn = ({ body }: { body: unknown }) => (body as { name: string }).name;
const profileOf = (platform: TestPlatform, token = 'pt-rinaldi') => platform.db.users.get(token)?.public_configuration;
const identityOf = (platform: TestPlatform, token?: string) => profileOf(platform, token)?.['identity_documents'];

describe('a document is stored and joined to the account', () => {
  test('under a name of its own, with its owner, and for the owner’s eyes alone (LEGACY-09, LEGACY-26, UPL-02, AMB-17)', async () => {
    const platform = createTestPlatform();
    const answer = await add(platform);
    expect(answer.status).toBe(200);
    expect(nameIn(answer)).toMatch(/^[a-z0-9]{12}\.pdf$/);
    expect(platform.db.files.list()).toEqual([
      {
        ...{ name: nameIn(answer), owner: 'pt-rinaldi', private: 1, onlymine: 1, type: 'application/pdf' },
        ...{ size: pdf.bytes.length, content: Buffer.from(pdf.bytes).toString('base64') },
        uploaded_timestamp: platform.now() / 1000,
      },
    ]);
  });

  test.each([
    { kind: 'identity', listIn: (profile: ReturnType<typeof profileOf>) => profile?.['identity_documents'] },
    { kind: 'certificate', listIn: (profile: ReturnType<typeof profileOf>) => profile?.qualifications?.[0]?.filesList },
    {
      kind: 'certificate_psychotherapy',
      listIn: (profile: ReturnType<typeof profileOf>) => profile?.['certificatePsychotherapy'],
    },
  ])('in the list it was sent for: $kind (UPL-03, REG-117, AMB-16)', async ({ kind, listIn }) => {
    const platform = createTestPlatform();
    const before = listIn(profileOf(platform)) as string[];
    const answer = await add(platform, { ...pdf, kind });
    expect(listIn(profileOf(platform))).toEqual([...before, nameIn(answer)]);
  });

  test('by the name the platform gave it, where that is another', async () => {
    const platform = createTestPlatform();
    const sent = nameIn(await add(createTestPlatform()));
    const [taken] = [{ owner: 'pt-serra', private: 1, onlymine: 1, type: 'application/pdf', size: 1, content: '' }];
    platform.db.files.put({ ...taken, name: sent, uploaded_timestamp: 0 });
    const stored = nameIn(await add(platform));
    expect(stored).not.toBe(sent);
    expect(identityOf(platform)).toContain(stored);
    expect(await add(platform)).toMatchObject({ status: 200, body: { name: stored } });
    expect(platform.db.files.list()).toHaveLength(2);
  });

  test('by the name it was sent, where the platform says none', async () => {
    const platform = createTestPlatform();
    const withoutName = (legacy: LegacyClient): LegacyClient =>
      ({
        over: (wrap) => withoutName(legacy.over(wrap)),
        call: async (call, request) => {
          const answer = await legacy.call(call, request);
          return call.name === 'upload' ? { ...(answer as object), name: undefined } : (answer as never);
        },
      }) as LegacyClient;
    const answer = await add(platform, pdf, { through: withoutName });
    expect(identityOf(platform)).toContain(nameIn(answer));
  });

  test('for somebody who has just registered as well (REG-117)', async () => {
    const platform = createTestPlatform();
    const session = { ...sessionFor('serra', platform.now()), scope: 'onboarding' } as const;
    const answer = await add(platform, pdf, { session });
    expect(identityOf(platform, 'pt-serra')).toContain(nameIn(answer));
  });

  test('a photo drawn anew: nothing of where it was taken reaches the platform', async () => {
    const platform = createTestPlatform();
    await add(platform, { ...pdf, fileName: 'foto.jpg', bytes: photo });
    const [file] = platform.db.files.list();
    const stored = Buffer.from(file?.content ?? '', 'base64');
    expect(photo.includes('Casa mia')).toBe(true);
    expect(stored.includes('Casa mia') || stored.includes('Exif')).toBe(false);
    expect(file).toMatchObject({ type: 'image/jpeg', size: stored.length });
  });
});

describe('the same key again, whatever happened, is one file and one entry', () => {
  test.each([
    ['upload', 'connection-lost-before', 503],
    ['upload', 'connection-lost-after', 503],
    ['upload', 'status-500', 503],
    ['upload', 'html-page', 502],
    ['session', 'connection-lost-before', 503],
    ['updateUser', 'connection-lost-before', 503],
    ['updateUser', 'connection-lost-after', 200],
    ['updateUser', 'status-500', 503],
    ['updateUser', 'html-page', 200],
  ] as const)('%s with %s answers %i', async (call, fault, status) => {
    const platform = createTestPlatform();
    const before = identityOf(platform) as string[];
    platform.faults.set(call, [fault]);
    expect((await add(platform)).status).toBe(status);
    platform.faults.set(call, []);
    const again = await add(platform);
    expect(again.status).toBe(200);
    expect(identityOf(platform)).toEqual([...before, nameIn(again)]);
    expect(platform.db.files.list().map(({ name }) => name)).toEqual([nameIn(again)]);
  });

  test('also when it is sent twice at once', async () => {
    const platform = createTestPlatform();
    const uploads: string[] = [];
    const counted = (legacy: LegacyClient): LegacyClient => ({
      ...legacy,
      over: (wrap) => counted(legacy.over(wrap)),
      call: (call, request) => {
        if (call.name === 'upload') uploads.push(call.name);
        return legacy.call(call, request);
      },
    });
    const context = platform.contextFor('rinaldi');
    const run = () => runOperation(storeDocument, handler, { ...context, legacy: counted(context.legacy) }, pdf);
    const [one, other] = await Promise.all([run(), run()]);
    expect(one).toEqual(other);
    expect(uploads).toHaveLength(1);
  });

  test.each([
    { manners: 'clean', faults: [] },
    { manners: 'odd', faults: readableQuirks },
  ])(
    'also on a platform that renames files, in $manners answers: four times, twice at once, from another session',
    async ({ faults }) => {
      const platform = createTestPlatform();
      platform.faults.set(allCalls, ['renames-uploads', ...faults]);
      const before = identityOf(platform) as string[];
      const elsewhere = { session: { ...sessionFor('rinaldi', platform.now()), sid: 'sid-elsewhere' } };
      const first = await add(platform);
      const others = [await add(platform), ...(await Promise.all([add(platform), add(platform, pdf, elsewhere)]))];
      expect(first.status).toBe(200);
      expect(others).toEqual([first, first, first]);
      expect(identityOf(platform)).toEqual([...before, nameIn(first)]);
      expect(platform.db.files.list()).toHaveLength(1);
    },
  );

  test('also where the answer was lost there: the file it left behind stands in no list', async () => {
    const platform = createTestPlatform();
    platform.faults.set('upload', ['renames-uploads', 'connection-lost-after']);
    const before = identityOf(platform) as string[];
    expect(await add(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
    platform.faults.set('upload', ['renames-uploads']);
    platform.faults.set('updateUser', ['connection-lost-after']);
    const again = await add(platform);
    expect(await add(platform)).toEqual(again);
    expect(identityOf(platform)).toEqual([...before, nameIn(again)]);
    expect(platform.db.files.list()).toHaveLength(2);
  });

  test('also where two servers add it at the same moment: who comes second finds it added', async () => {
    const platform = createTestPlatform();
    platform.faults.set('upload', ['renames-uploads']);
    const before = identityOf(platform) as string[];
    const contextWith = createContexts(platform);
    let other: Awaited<ReturnType<typeof add>> | undefined;
    const overtaken = (legacy: LegacyClient): LegacyClient => ({
      ...legacy,
      over: (wrap) => overtaken(legacy.over(wrap)),
      call: async (call, request) => {
        if (call.name === 'upload') other ??= await add(platform, pdf, { contextWith });
        return legacy.call(call, request);
      },
    });
    const one = await add(platform, pdf, { through: overtaken });
    expect(one).toEqual(other);
    expect(identityOf(platform)).toEqual([...before, nameIn(one)]);
  });

  test('an upload of which the platform says nothing leaves the outcome unknown, and nothing in the list', async () => {
    const platform = createTestPlatform();
    platform.faults.set('upload', ['success-without-effect']);
    const before = identityOf(platform);
    expect(await add(platform)).toMatchObject({ status: 502, body: { outcomeUnknown: true } });
    expect(identityOf(platform)).toEqual(before);
  });

  test('other keys are other documents', async () => {
    const platform = createTestPlatform();
    const one = await add(platform);
    const other = await add(platform, { ...pdf, idempotencyKey: 'key-0002' });
    expect(nameIn(one)).not.toBe(nameIn(other));
    expect(identityOf(platform)).toEqual(expect.arrayContaining([nameIn(one), nameIn(other)]));
  });
});

describe('which key added which document', () => {
  const remembered = ({ db }: TestPlatform) => db.users.get('pt-rinaldi')?.configuration['ascolto'];

  test('is kept beside whatever else is, for the documents that are in a list still', async () => {
    const platform = createTestPlatform();
    const row = platform.db.users.get('pt-rinaldi');
    if (!row) throw new Error('no row');
    platform.db.users.put({ ...row, configuration: { ...row.configuration, ascolto: { consents: { version: 1 } } } });
    const gone = nameIn(await add(platform));
    const profile = { ...row.public_configuration, identity_documents: [] };
    platform.db.users.change('pt-rinaldi', { public_configuration: profile });
    const stays = nameIn(await add(platform, { ...pdf, idempotencyKey: 'key-0002' }));
    const certificate = nameIn(await add(platform, { ...pdf, kind: 'certificate' }));
    expect(remembered(platform)).toEqual({
      consents: { version: 1 },
      documents: [
        { act: expect.stringMatching(/^[a-z0-9]{12}\.[a-z0-9]+$/), name: stays },
        { act: expect.stringMatching(/^[a-z0-9]{12}\.[a-z0-9]+$/), name: certificate },
      ],
    });
    expect(JSON.stringify(remembered(platform))).not.toContain(gone);
  });

  test('is forgotten with the document, so that the key may add it again', async () => {
    const platform = createTestPlatform();
    platform.faults.set('upload', ['renames-uploads']);
    const profile = profileOf(platform);
    if (!profile) throw new Error('no profile');
    const first = await add(platform);
    platform.db.users.change('pt-rinaldi', { public_configuration: { ...profile, identity_documents: [] } });
    const again = await add(platform);
    expect(nameIn(again)).not.toBe(nameIn(first));
    expect(identityOf(platform)).toEqual([nameIn(again)]);
  });
});

describe('what is refused never reaches the platform', () => {
  test.each([
    {
      what: 'a program called a picture',
      input: { ...pdf, fileName: 'foto.png', bytes: Buffer.from('MZ\x90\0 program', 'latin1') },
      code: 'unsupported_file',
    },
    {
      what: 'a photo nobody can draw',
      input: { ...pdf, fileName: 'foto.jpg', bytes: Buffer.from('\xff\xd8\xff\xe0\0\x04ab\xff\xd9', 'latin1') },
      code: 'unsupported_file',
    },
    { what: 'an empty file', input: { ...pdf, bytes: new Uint8Array() }, code: 'file_empty' },
    { what: 'a name with a path', input: { ...pdf, fileName: '../../carta.pdf' }, code: 'invalid_input' },
    { what: 'a list nobody knows', input: { ...pdf, kind: 'certificate_experience' }, code: 'invalid_input' },
    { what: 'no key', input: { ...pdf, idempotencyKey: undefined }, code: 'invalid_input' },
    { what: 'a key that could not be one', input: { ...pdf, idempotencyKey: '../..' }, code: 'invalid_input' },
    { what: 'no file', input: { kind: 'identity', idempotencyKey: 'key-0001' }, code: 'invalid_input' },
  ])('$what: $code', async ({ input, code }) => {
    const platform = createTestPlatform();
    expect(await add(platform, input)).toMatchObject({ body: { code } });
    expect(platform.db.files.list()).toEqual([]);
  });

  test.each([
    { who: 'nobody', session: null, status: 401, code: 'unauthenticated' },
    { who: 'a patient', session: 'giulia', status: 403, code: 'forbidden' },
  ] as const)('$who adds no document', async ({ session, status, code }) => {
    const platform = createTestPlatform();
    const setup = { session: session && sessionFor(session, platform.now()) };
    expect(await add(platform, pdf, setup)).toMatchObject({ status, body: { code } });
    expect(platform.db.files.list()).toEqual([]);
  });

  test('a list takes twenty documents, and the twentieth may be sent again', async () => {
    const platform = createTestPlatform();
    const profile = profileOf(platform);
    if (!profile) throw new Error('no profile');
    const nineteen = Array.from({ length: 19 }, (_, at) => `documento-${at}.pdf`);
    platform.db.users.change('pt-rinaldi', { public_configuration: { ...profile, identity_documents: nineteen } });
    const twentieth = await add(platform);
    expect(await add(platform, { ...pdf, idempotencyKey: 'key-0002' })).toMatchObject({
      status: 422,
      body: { code: 'list_full' },
    });
    expect(await add(platform)).toEqual(twentieth);
    expect(platform.db.files.list()).toHaveLength(1);
  });
});

test('a document changed away at the same moment is told, not taken as saved', async () => {
  const platform = createTestPlatform();
  const overtaken = (legacy: LegacyClient): LegacyClient => ({
    ...legacy,
    over: (wrap) => overtaken(legacy.over(wrap)),
    call: async (call, request) => {
      const answer = await legacy.call(call, request);
      const profile = profileOf(platform);
      if (call.name === 'updateUser' && profile) {
        platform.db.users.change('pt-rinaldi', { public_configuration: { ...profile, identity_documents: [] } });
      }
      return answer;
    },
  });
  expect(await add(platform, pdf, { through: overtaken })).toMatchObject({
    status: 409,
    body: { code: 'changed_elsewhere' },
  });
});

test('a token the platform has forgotten ends the session, that of somebody just registered too', async () => {
  const platform = createTestPlatform();
  const session = { ...sessionFor('serra', platform.now()), scope: 'onboarding', privateToken: 'forgotten' } as const;
  const store = createMemorySession(session, platform.now);
  const answer = await runOperation(storeDocument, handler, platform.contextWith(store), pdf);
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(store.readOwnAccount()).toBeNull();
});

test('neither token, name nor content of a file is ever logged', async () => {
  const platform = createTestPlatform();
  for (const fault of ['status-500', 'html-page', 'connection-lost-after'] as const) {
    platform.faults.set('upload', [fault]);
    await add(platform, { ...pdf, idempotencyKey: `key-${fault}` });
  }
  expect(platform.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(platform.logged)).not.toMatch(new RegExp(`${personas.rinaldi.privateToken}|Carta|JVBER`));
});
