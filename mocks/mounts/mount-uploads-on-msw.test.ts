import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { cleanImage } from '#bff/server/uploads/clean-image';
import type { FaultsByCall } from '#mocks/engine/faults';
import { samplePdf } from '#mocks/media/media-file';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { mountUploadsOnMsw } from '#mocks/mounts/mount-uploads-on-msw';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor } from '#mocks/start-in-vitest';

const pdf = new File([samplePdf('carta')], 'carta.pdf');
const idempotencyKey = ['idempotencyKey', 'act-0001'] as const;

interface Sending {
  readonly as?: PersonaName | null;
  readonly headers?: Record<string, string>;
  readonly parts?: readonly (readonly [name: string, value: string | File])[];
  readonly faults?: FaultsByCall;
}

async function send({ as = 'rinaldi', headers = { 'x-requested-by': 'ascolto' }, parts, faults = {} }: Sending = {}) {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  platform.faults.load(faults);
  const session = createMemorySession(as && sessionFor(as, platform.now()), platform.now);
  const body = new FormData();
  for (const [name, value] of parts ?? [idempotencyKey, ['file', pdf]]) body.append(name, value);
  const request = new Request('http://browser.invalid/files/documents/identity', { method: 'POST', headers, body });
  const mount = mountUploadsOnMsw({ contextWith: platform.contextWith, session, cleanImage });
  const response = await getResponse(mount, request);
  const identity = platform.db.users.get('pt-rinaldi')?.public_configuration['identity_documents'];
  const { 'cache-control': cache, 'retry-after': retryAfter } = Object.fromEntries(response?.headers ?? []);
  return {
    status: response?.status,
    cache,
    retryAfter,
    answer: (await response?.json()) as { name: string },
    identity,
  };
}

test('a document is added as on the server, without one', async () => {
  const { status, answer, identity } = await send();
  expect(status).toBe(200);
  expect(identity).toContain(answer.name);
});

test.each<Sending & { what: string; status: number }>([
  { what: 'without our header', headers: {}, status: 403 },
  { what: 'as nobody', as: null, status: 401 },
  { what: 'as a patient', as: 'giulia', status: 403 },
  { what: 'with the file before the key', parts: [['file', pdf], idempotencyKey], status: 400 },
  { what: 'with two files', parts: [idempotencyKey, ['file', pdf], ['file', pdf]], status: 400 },
  { what: 'with text for a file', parts: [idempotencyKey, ['file', 'text']], status: 400 },
  {
    what: 'with another thing than it says',
    parts: [idempotencyKey, ['file', new File(['MZ program'], 'foto.png')]],
    status: 422,
  },
])('$what: $status, and nothing is added', async ({ status, ...sending }) => {
  const refused = await send(sending);
  expect(refused).toMatchObject({ status, cache: 'no-store', retryAfter: undefined });
  expect(refused.identity).toEqual(['documento-pt-rinaldi.pdf']);
});

test('a platform that does not answer is told with when to try again, as on the server', async () => {
  const lost = await send({ faults: { upload: ['connection-lost-after'] } });
  expect(lost).toMatchObject({ status: 503, cache: 'no-store', retryAfter: '5' });
});
