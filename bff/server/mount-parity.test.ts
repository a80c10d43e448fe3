import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LegacyHttpRequest, LegacyTransport } from '#bff/legacy/legacy-transport';
import { handlers } from '#bff/operations';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig, testNow, testOrigin } from '#bff/server/testing/test-app';
import type { Session } from '#bff/session';
import { exampleUsers } from '#bff/testing/every-operation';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { legacyCalls } from '#contracts/legacy-calls';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';
import { allCalls, everyFault, type Fault, type FaultsByCall } from '#mocks/engine/faults';
import { readableQuirks } from '#mocks/engine/php-quirks';
import { createMemoryAttempts } from '#mocks/memory-attempts';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createInProcessTransport } from '#mocks/mounts/in-process-transport';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { mountOnMsw } from '#mocks/mounts/mount-on-msw';
import type { PersonaName } from '#mocks/personas';
import { sessionFor } from '#mocks/start-in-vitest';
import { createRecordingLog } from '#mocks/testing/recording-log';
import { createRenewedPlatform } from '#mocks/testing/renewed-platform';

/** A call of a browser. */
interface Sent {
  readonly operation: string;
  readonly as: PersonaName | null;
  readonly body: string;
  /** The headers our own page sends, by default. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the caller receives, without what differs from call to call by design. */
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The browser's session afterwards. */
  readonly session: 'as it was' | 'ended' | Omit<Session, 'sid' | 'passwordMark'>;
}

/** A state of the platform: its faults by call, and the calls it refuses. */
interface Day {
  readonly name: string;
  readonly faults?: FaultsByCall;
  readonly refuses?: (request: LegacyHttpRequest) => boolean;
}

interface BothMounts {
  /** Sends the call to both mounts, each over an untouched platform of its own in that state. */
  ask(sent: Sent, day?: Day): Promise<{ readonly onFastify: Answered; readonly onMsw: Answered }>;
  /** The names of all headers the server has answered with so far. */
  readonly seenOnFastify: ReadonlySet<string>;
  close(): Promise<void>;
}

/**
 * The headers that only the server sends, with the reason why no caller of an operation needs them. All other headers
 * are compared.
 */
const headersOfTheServerAlone: Readonly<Record<string, string>> = {
  'content-security-policy': 'for answers opened as pages, which a worker’s are not',
  'cross-origin-opener-policy': 'for answers opened as pages',
  'cross-origin-resource-policy': 'for answers that other sites embed; nobody else sees a worker’s',
  'origin-agent-cluster': 'for answers opened as pages',
  'permissions-policy': 'for answers opened as pages',
  'referrer-policy': 'for answers opened as pages',
  'strict-transport-security': 'of the connection, and a worker has none',
  'x-content-type-options': 'for answers that other sites embed',
  'x-dns-prefetch-control': 'for answers opened as pages',
  'x-download-options': 'for answers opened as pages',
  'x-frame-options': 'for answers opened as pages',
  'x-permitted-cross-domain-policies': 'for answers that other sites embed',
  'x-xss-protection': 'for answers opened as pages',
  'x-ratelimit-limit': 'calls are counted on the server alone',
  'x-ratelimit-remaining': 'calls are counted on the server alone',
  'x-ratelimit-reset': 'calls are counted on the server alone',
  'x-request-id': 'leads to a line of the server’s log; a problem has it in its body as well',
  'content-length': 'of the connection',
  date: 'of the connection',
  connection: 'of the connection',
  'set-cookie': 'compared as what becomes of the session',
};

const ours = { 'content-type': 'application/json', 'x-requested-by': 'ascolto' };

/** Longer than anything is kept: the directory, the terms, and counted attempts. */
const betweenDaysMs = 16 * minuteMs;

const ordinaryDay: Day = { name: 'an ordinary day' };

/** A platform for each mount. Creating one is slow, so one that a test leaves untouched is used for the next. */
const worlds = { fastify: createWorld(), msw: createWorld() };

/** Both mounts over the same operations, with one clock, which moves on between days so that no kept value answers. */
async function startBothMounts(): Promise<BothMounts> {
  let clock = testNow;
  let today: Day | undefined;
  let asked = 0;
  const now = () => clock;
  const app = await buildTestApp({
    operations,
    handlers,
    now,
    attempts: createMemoryAttempts(now),
    transport: worlds.fastify.transport,
    config: testConfig({ callsPerMinute: 1_000_000 }),
  });
  const contextWith = createContexts({
    transport: worlds.msw.transport,
    now,
    log: createRecordingLog(),
    calendarAddress: () => '/calendar/without-a-seal.ics',
  });
  const seenOnFastify = new Set<string>();

  async function askFastify({ operation, body, headers = ours }: Sent, session: Session | null): Promise<Answered> {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${operation}`,
      payload: body,
      headers: { origin: testOrigin, 'sec-fetch-site': 'same-origin', ...headers },
      cookies: session ? cookieOf(app, session) : {},
      // Limits by address exist only on the server, so each call comes from another address.
      remoteAddress: `10.0.${asked >> 8}.${asked & 255}`,
    });
    for (const name of Object.keys(response.headers)) seenOnFastify.add(name);
    const [cookie] = response.cookies;
    const sealed = cookie && (app.decodeSecureSession(cookie.value)?.data() as Session | undefined);
    return {
      status: response.statusCode,
      headers: comparableHeaders(response.headers),
      body: comparableBody(response.json()),
      session: cookie ? withoutId(sealed ?? null) : 'as it was',
    };
  }

  async function askMsw({ operation, body, headers = ours }: Sent, before: Session | null): Promise<Answered> {
    const session = createMemorySession(before, now);
    const mounted = mountOnMsw({ operations, handlers, contextWith, session });
    const request = new Request(`http://browser.invalid/api/${operation}`, { method: 'POST', body, headers });
    const response = await getResponse(mounted, request);
    if (!response) throw new Error('No handler took the call.');
    const after = session.readOwnAccount();
    return {
      status: response.status,
      headers: comparableHeaders(Object.fromEntries(response.headers)),
      body: comparableBody(await response.json()),
      session: after === before ? 'as it was' : withoutId(after),
    };
  }

  return {
    async ask(sent, day = ordinaryDay) {
      asked += 1;
      if (day !== today) clock = shiftInstant(clock, betweenDaysMs);
      today = day;
      for (const world of Object.values(worlds)) world.begin(day, clock);
      const session = sent.as && { ...sessionFor(sent.as, clock), sid: `sid-${asked}` };
      return { onFastify: await askFastify(sent, session), onMsw: await askMsw(sent, session) };
    },
    seenOnFastify,
    close: () => app.close(),
  };
}

function createWorld() {
  let clock = testNow;
  let today: Day | undefined;
  const platform = createRenewedPlatform({ now: () => clock });
  const transport: LegacyTransport = async (request) => {
    if (!today?.refuses?.(request)) return createInProcessTransport(platform.handlers())(request);
    return { status: 200, body: new TextEncoder().encode('{"error":"NOT_TODAY"}') };
  };
  return {
    transport,
    begin(day: Day, at: Instant) {
      today = day;
      clock = at;
      platform.begin(day.faults ?? {});
    },
  };
}

function comparableHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const compared = Object.entries(headers).filter(([name]) => !Object.hasOwn(headersOfTheServerAlone, name));
  return Object.fromEntries(compared.map(([name, value]) => [name, String(value)]));
}

function comparableBody(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"path":"\/calendar\/[\w-]+\.ics"/g, '"path":""')
    .replaceAll(/"parcels":\[[\w",[\]-]*\]/g, '"parcels":[]');
  return JSON.parse(text);
}

function withoutId(session: Session | null): Answered['session'] {
  if (!session) return 'ended';
  const { sid: _drawn, passwordMark: _ofEachMount, ...rest } = session;
  return rest;
}

const everybody: readonly (PersonaName | null)[] = [null, 'giulia', 'rinaldi'];

const names = Object.keys(operations) as OperationKey[];
const rightful = names.flatMap((name) =>
  Object.entries(operationExamples[name]).map(([reader, input]) => ({
    name,
    reader: reader as ExampleReader,
    input,
  })),
);

const isReadable = (fault: Fault) => (readableQuirks as readonly Fault[]).includes(fault);

const spoiling = everyFault.filter((fault) => fault !== 'slow' && !isReadable(fault));
const writes = Object.values(legacyCalls).filter(({ safeToRepeat }) => !safeToRepeat);

/** States in which the platform's answers are lost. */
const badDays: readonly Day[] = [
  ...spoiling.map((fault) => ({ name: `${fault} everywhere`, faults: { [allCalls]: [fault] } })),
  { name: 'every call refused', refuses: () => true },
  { name: 'every call refused but the one that knows the token', refuses: ({ call }) => call !== 'session' },
  { name: 'tokens that are no longer good', refuses: ({ body }) => body?.includes('"private_token"') ?? false },
];

/** States in which everything can be read and the outcome of a write stays unknown. */
const badDaysForWrites: readonly Day[] = spoiling.map((fault) => ({
  name: `${fault} in writes`,
  faults: Object.fromEntries(writes.map(({ name }) => [name, [fault]])),
}));

/** Inputs that no operation accepts. */
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

let mounts: BothMounts;

/** Each group has its own mounts, because calls leave traces: counted attempts, a kept directory. */
function startMountsForGroup(): void {
  beforeAll(async () => {
    mounts = await startBothMounts();
  });
  afterAll(() => mounts.close());
}

/** Mounts that see only ordinary days. */
let undisturbed: BothMounts;

beforeAll(async () => {
  undisturbed = await startBothMounts();
});
afterAll(() => undisturbed.close());

describe.each(rightful)('both mounts answer alike: $name as its $reader', ({ name, reader, input }) => {
  startMountsForGroup();
  const sent = { operation: operations[name].name, as: exampleUsers[reader], body: JSON.stringify(input) };

  test('on an ordinary day, and the same when the platform has all its manners', async () => {
    const ordinary = await undisturbed.ask(sent);
    expect(ordinary.onFastify.status).toBe(200);
    expect(ordinary.onMsw).toEqual(ordinary.onFastify);
    const { version } = ordinary.onFastify.body as { version?: string };
    expect(version !== undefined).toBe(operations[name].versioned ?? false);
    if (version !== undefined) {
      const known = { ...sent, body: JSON.stringify({ ...(input as object), version }) };
      const again = await undisturbed.ask(known);
      expect(again.onFastify.body).toEqual({ version });
      expect(again.onMsw).toEqual(again.onFastify);
    }
    const odd = await mounts.ask(sent, { name: 'every readable manner', faults: { [allCalls]: readableQuirks } });
    expect(odd).toEqual(ordinary);
  });

  test('when the platform fails', async () => {
    const days = operations[name].kind === 'command' ? [...badDays, ...badDaysForWrites] : badDays;
    for (const day of days) {
      const { onFastify, onMsw } = await mounts.ask(sent, day);
      expect(onMsw, day.name).toEqual(onFastify);
    }
  });
});

describe('both mounts answer everybody alike', () => {
  startMountsForGroup();

  test.each(names)('%s', async (name) => {
    const body = JSON.stringify(Object.values(operationExamples[name])[0]);
    for (const as of everybody) {
      const { onFastify, onMsw } = await mounts.ask({ operation: operations[name].name, as, body });
      expect(onMsw, as ?? 'a visitor').toEqual(onFastify);
    }
  });
});

describe('both mounts answer alike to what an operation does not take', () => {
  startMountsForGroup();

  test.each(names)('%s', async (name) => {
    for (const body of badInputs) {
      const { onFastify, onMsw } = await mounts.ask({ operation: operations[name].name, as: 'giulia', body });
      expect(onFastify.status, body).toBeGreaterThanOrEqual(400);
      expect(onFastify.status, body).toBeLessThan(500);
      expect(JSON.stringify(onFastify.body)).not.toMatch(/\bat .*:\d+|node_modules|Error:/);
      expect(onMsw, body).toEqual(onFastify);
    }
  });
});

describe('both mounts answer alike at the gates', () => {
  startMountsForGroup();

  const json = { 'content-type': 'application/json' };
  const gates = [
    { what: 'a missing header', headers: json, body: '{}' },
    {
      what: 'a wrong content type',
      headers: { 'content-type': 'text/plain', 'x-requested-by': 'ascolto' },
      body: '{}',
    },
    {
      what: 'a body over 64 KB',
      headers: { ...json, 'x-requested-by': 'ascolto' },
      body: JSON.stringify({ text: 'x'.repeat(70_000) }),
    },
  ];
  test.each(gates)('$what (LEGACY-32, LEGACY-33)', async ({ headers, body }) => {
    const { onFastify, onMsw } = await mounts.ask({ operation: 'login/current-session', as: null, body, headers });
    expect(onFastify.status).toBeGreaterThanOrEqual(400);
    expect(onMsw).toEqual(onFastify);
  });

  const ours = { 'x-requested-by': 'ascolto' };
  const taken = [
    { what: 'a character set', type: 'application/json; charset=utf-8', body: '{}' },
    { what: 'a content type in capitals', type: 'APPLICATION/JSON', body: '{}' },
    { what: 'another character set', type: 'application/json; charset=latin1', body: '{}' },
    { what: 'a body of 64 KB', type: 'application/json', body: '{}'.padEnd(65_536) },
    { what: 'a body of a byte more', type: 'application/json', body: '{}'.padEnd(65_537) },
  ];
  test.each(taken)('$what', async ({ type, body }) => {
    const headers = { ...ours, 'content-type': type };
    const { onFastify, onMsw } = await mounts.ask({ operation: 'login/current-session', as: null, body, headers });
    expect(onMsw).toEqual(onFastify);
  });

  test('an operation there is not', async () => {
    const { onFastify, onMsw } = await mounts.ask({ operation: 'login/become-admin', as: null, body: '{}' });
    expect(onFastify).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(onMsw).toEqual(onFastify);
  });

  test('each header said to be the server’s alone is one it sends', async () => {
    await mounts.ask({ operation: 'login/keep-session', as: 'giulia', body: '{}' });
    expect(Object.keys(headersOfTheServerAlone).filter((name) => !mounts.seenOnFastify.has(name))).toEqual([]);
  });
});
