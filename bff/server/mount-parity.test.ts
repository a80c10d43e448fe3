import type { FastifyInstance } from 'fastify';
import { getResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationName, operations } from '#contracts/operations';
import { createMemorySession } from '#mocks/memory-session';
import { mountOnMsw } from '#mocks/mount-on-msw';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor } from '#mocks/start-in-vitest';

interface Sent {
  readonly operation: string;
  readonly as: PersonaName | null;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const personaOf: Record<ExampleReader, PersonaName | null> = {
  visitor: null,
  patient: 'giulia',
  professional: 'rinaldi',
};
const everybody: readonly (PersonaName | null)[] = [null, 'giulia', 'rinaldi'];
const ours = { 'content-type': 'application/json', 'x-requested-by': 'ascolto' };
const apps: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function overFastify({ operation, as, body, headers }: Sent): Promise<Answered> {
  const platform = createTestPlatform();
  const app = await buildTestApp({ operations, handlers, transport: platform.transport });
  apps.push(app);
  const { headers: sameOrigin } = callOf(operation);
  const { origin, 'sec-fetch-site': site } = sameOrigin as Record<string, string>;
  const response = await app.inject({
    method: 'POST',
    url: `/api/${operation}`,
    payload: body,
    headers: { origin, 'sec-fetch-site': site, ...headers },
    cookies: as ? cookieOf(app, sessionFor(as, platform.now())) : {},
  });
  return comparable(response.statusCode, response.json());
}

async function overMsw({ operation, as, body, headers }: Sent): Promise<Answered> {
  const platform = createTestPlatform();
  const session = createMemorySession(as && sessionFor(as, platform.now()), platform.now);
  const mounted = mountOnMsw({ operations, handlers, contextWith: platform.contextWith, session });
  const request = new Request(`http://browser.invalid/api/${operation}`, { method: 'POST', body, headers });
  const response = await getResponse(mounted, request);
  if (!response) throw new Error('No handler took the call.');
  return comparable(response.status, await response.json());
}

/** What a caller sees, without what differs from call to call by design. */
function comparable(status: number, body: unknown): Answered {
  const text = JSON.stringify(body)
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"path":"\/calendar\/[\w-]+\.ics"/g, '"path":""')
    .replaceAll(/"retryAfterSeconds":\d+/g, '"retryAfterSeconds":0');
  return { status, body: JSON.parse(text) };
}

const names = Object.keys(operations) as OperationName[];

/** Inputs no operation takes. */
const badInputs: readonly string[] = [
  '[]',
  'null',
  '"text"',
  '7',
  '{"unknownField":true}',
  '{"__proto__":{"a":1}}',
  '{',
  '',
];

describe('both mounts answer alike', () => {
  const rightful = names.flatMap((name) =>
    Object.entries(operationExamples[name]).map(([reader, input]) => ({
      name,
      reader: reader as ExampleReader,
      input,
    })),
  );

  test.each(rightful)('$name as its $reader', async ({ name, reader, input }) => {
    const sent = { operation: name, as: personaOf[reader], body: JSON.stringify(input), headers: ours };
    const answer = await overFastify(sent);
    expect(answer.status).toBe(200);
    expect(await overMsw(sent)).toEqual(answer);
  });

  test.each(names.map((name) => ({ name, input: Object.values(operationExamples[name])[0] })))(
    '$name asked by everybody',
    async ({ name, input }) => {
      for (const as of everybody) {
        const sent = { operation: name, as, body: JSON.stringify(input), headers: ours };
        expect(await overMsw(sent)).toEqual(await overFastify(sent));
      }
    },
  );

  test.each(names.map((name) => ({ name })))('$name given what it does not take', async ({ name }) => {
    for (const body of badInputs) {
      const sent = { operation: name, as: 'giulia' as const, body, headers: ours };
      const answer = await overFastify(sent);
      expect(answer.status, body).toBeGreaterThanOrEqual(400);
      expect(answer.status, body).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+|node_modules|Error:/);
      expect(await overMsw(sent), body).toEqual(answer);
    }
  });

  const gates = [
    { what: 'a missing header', headers: { 'content-type': 'application/json' }, body: '{}' },
    { what: 'a wrong content type', headers: { ...ours, 'content-type': 'text/plain' }, body: '{}' },
    { what: 'a body over 64 KB', headers: ours, body: JSON.stringify({ text: 'x'.repeat(70_000) }) },
  ];
  test.each(gates)('$what (LEGACY-32, LEGACY-33)', async ({ headers, body }) => {
    const sent = { operation: 'login/current-session', as: null, body, headers };
    const answer = await overFastify(sent);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await overMsw(sent)).toEqual(answer);
  });

  test('an operation there is not', async () => {
    const sent = { operation: 'login/become-admin', as: null, body: '{}', headers: ours };
    const answer = await overFastify(sent);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await overMsw(sent)).toEqual(answer);
  });
});
