import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { handlers } from '#bff/operations';
import { runOperation } from '#bff/run-operation';
import { formHeaders, uploadOf } from '#bff/server/testing/document-form';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testNow } from '#bff/server/testing/test-app';
import { cleanImage } from '#bff/server/uploads/clean-image';
import type { Session } from '#bff/session';
import { everyOperation, type MountedOperation } from '#bff/testing/every-operation';
import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import { operations } from '#contracts/operations';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { mountFilesOnMsw } from '#mocks/mounts/mount-files-on-msw';
import { mountOnMsw } from '#mocks/mounts/mount-on-msw';
import { createTestPlatform, sessionFor } from '#mocks/start-in-vitest';
import { createRecordingLog } from '#mocks/testing/recording-log';

const called: string[] = [];

/** A platform that notes what it is called for. */
const transport: LegacyTransport = async ({ call }) => {
  called.push(call);
  throw new Error('The platform is not to be called.');
};

let app: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  app = await buildTestApp({ operations, handlers, transport });
});
afterAll(() => app.close());

/** Whose page asks, and whose session the browser has meanwhile. */
const meetings = [
  { page: 'pt-chiara', session: sessionFor('giulia', testNow) },
  { page: 'pt-giulia', session: sessionFor('rinaldi', testNow) },
  { page: 'visitor', session: sessionFor('rinaldi', testNow) },
  { page: 'pt-giulia', session: { ...sessionFor('serra', testNow), scope: 'onboarding' } },
] as const;

const chosen = [
  ['idempotencyKey', 'key-of-document'],
  ['file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'carta.pdf'],
] as const;

const withWords = [chosen[0], ['text', 'Ecco'], chosen[1]] as const;

const refused = { status: 409, body: expect.objectContaining({ code: 'other_account' }) };

describe.each(meetings)('a page of $page in a browser of $session.sid', ({ page, session }) => {
  const headers = { [onBehalfOfHeader]: page };

  const isOpenRead = ({ operation: { access, kind } }: MountedOperation) =>
    page === 'visitor' && access === 'everyone' && kind === 'query';

  test.each(everyOperation.filter((each) => !isOpenRead(each)))(
    'does nothing by $operation.name, and the platform is not called',
    async (each) => {
      for (const { input } of each.examples) {
        const request = callOf(each.operation.name, input, { headers });
        expect(await askFastify(request, session)).toEqual(refused);
        expect(await askMsw(request, session)).toEqual(refused);
      }
      expect(called).toEqual([]);
    },
  );

  test.each([
    { url: '/files/own/documento-pt-rinaldi.pdf' },
    { url: '/files/signed/contratto-online-studio-188.pdf' },
    { url: '/files/invoice/fattura-rinaldi-giulia-2026-10.pdf' },
    { url: '/files/chat/chat-giulia-rinaldi/allegato-chat-giulia-rinaldi-1.png' },
    uploadOf('identity', chosen),
    uploadOf('identity', chosen, { url: '/files/photo' }),
    uploadOf('identity', withWords, { url: '/files/chat/chat-giulia-rinaldi' }),
  ])('neither gets nor stores a file: $url', async (request) => {
    const asked = { method: 'GET' as const, ...request, headers: { ...formHeaders, ...headers } };
    expect(await askFastify(asked, session)).toEqual(refused);
    expect(await askMsw(asked, session)).toEqual(refused);
    expect(called).toEqual([]);
  });
});

test('a visitor’s page reads what is open to everybody as a visitor, whoever is signed in', async () => {
  const platform = createTestPlatform();
  const read = async (session: Session | null, page: string) => {
    const context = platform.contextWith(createMemorySession(session, platform.now), page);
    const input = { therapist: 'pt-rinaldi' };
    return (await runOperation(therapistDetail, handlers.therapistDetail, context, input)).body;
  };
  const giulia = sessionFor('giulia', testNow);
  expect(await read(giulia, 'visitor')).toEqual(await read(null, 'visitor'));
  expect(await read(giulia, 'pt-giulia')).not.toEqual(await read(null, 'visitor'));
});

type Asked = ReturnType<typeof callOf>;

/** The answer of the server, which leaves the session as it is. */
async function askFastify(request: Asked, session: Session) {
  const answer = await app.inject({ ...request, cookies: cookieOf(app, session) });
  expect(answer.cookies).toEqual([]);
  return { status: answer.statusCode, body: answer.json() };
}

/** The answer of the run without a server, which leaves the session as it is. */
async function askMsw({ url, method, headers, payload }: Asked, initial: Session) {
  const now = () => testNow;
  const session = createMemorySession(initial, now);
  const log = createRecordingLog();
  const contextWith = createContexts({ transport, now, log });
  const mounted = [
    ...mountOnMsw({ operations, handlers, contextWith, session }),
    ...mountFilesOnMsw({ legacyHandlers: [], transport, log, contextWith, session, cleanImage }),
  ];
  const request = new Request(new URL(String(url), 'http://browser.invalid'), {
    method: method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(payload === undefined ? {} : { body: payload as string | Uint8Array<ArrayBuffer> }),
  });
  const answer = await getResponse(mounted, request);
  expect(session.readOwnAccount()).toEqual(initial);
  return { status: answer?.status, body: await answer?.json() };
}
