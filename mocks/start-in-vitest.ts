import type { RequestHandler } from 'msw';
import type { CalendarSubscription } from '#bff/calendar-export/calendar-subscription';
import type { Context } from '#bff/context';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { PageHint } from '#bff/live/page-hint';
import type { Log } from '#bff/log';
import { lifetimeFrom } from '#bff/login/session-lifetime';
import { type OperationAnswer, type OperationHandler, runOperation } from '#bff/run-operation';
import type { Session, SessionStore } from '#bff/session';
import { type Instant, instantFromIso, shiftInstant } from '#contracts/kernel/instant';
import type { Operation } from '#contracts/kernel/operation';
import type { SocialProvider } from '#contracts/login/login.api';
import { createLegacyHandlers } from '#mocks/all-handlers';
import { createPlatform, seededDatabase } from '#mocks/create-platform';
import type { DatabaseSnapshot } from '#mocks/db/create-db';
import { readPicture } from '#mocks/media/read-picture';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createInProcessTransport } from '#mocks/mounts/in-process-transport';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { type PersonaName, personas } from '#mocks/personas';
import type { Platform } from '#mocks/platform';
import type { ScenarioName } from '#mocks/scenarios/scenarios';
import { createRecordingLog, type LogEntry } from '#mocks/testing/recording-log';

/** The moment at which every test takes place: a Monday, ten in the morning in Rome. */
export const testNow = instantFromIso('2026-11-23T09:00:00Z');

export interface TestPlatformSetup {
  readonly scenario?: ScenarioName;
  /** The initial database, used as it is; by default the scenario's. */
  readonly database?: DatabaseSnapshot;
  /** The clock's reading; the clock does not move. */
  readonly now?: Instant;
  /** The providers to sign in with; both by default. */
  readonly socialProviders?: readonly SocialProvider[] | undefined;
  /** Called with every call the platform received, once it is answered. */
  readonly onCall?: Platform['onCall'];
  /** Called with every answer of the platform and the name of its call. */
  readonly onAnswer?: (call: string, body: Uint8Array) => void;
}

export interface TestPlatform extends Platform {
  readonly handlers: readonly RequestHandler[];
  readonly transport: LegacyTransport;
  readonly log: Log;
  /** What the back end has logged so far. */
  readonly logged: readonly LogEntry[];
  /** What the pages of users were told so far. */
  readonly told: readonly PageHint[];
  /** A request's context for a browser's session, and for whose page it says it comes from. */
  contextWith(session: SessionStore, onBehalfOf?: string): Context;
  /** A request's context for a persona, or for a visitor when `null`. Sessions opened or ended on it stay so. */
  contextFor(persona: PersonaName | null): Context;
  /** Moves the clock forward by milliseconds; otherwise it does not move. */
  advance(ms: number): void;
  /** Runs an operation as that persona, from raw input to wire answer, without any stand-ins. */
  runAs<Op extends Operation>(
    persona: PersonaName | null,
    operation: Op,
    handler: OperationHandler<Op>,
    input: unknown,
  ): Promise<OperationAnswer>;
}

/** A platform and a back end of the test's own, in this process, with a clock that does not move. */
export function createTestPlatform(setup: TestPlatformSetup = {}): TestPlatform {
  const { scenario = 'everyday', now = testNow, socialProviders, onCall = () => {} } = setup;
  const database = setup.database ?? databaseOf(scenario, now);
  let clock = now;
  const platform = createPlatform({ scenario, now: () => clock, database, readPicture, onCall });
  const handlers = createLegacyHandlers(platform);
  const transport = createInProcessTransport(handlers, setup.onAnswer);
  const log = createRecordingLog();
  const told: PageHint[] = [];
  const tellPages = (hint: PageHint) => {
    told.push(hint);
  };
  const contextWith = createContexts({
    transport,
    now: platform.now,
    log,
    socialProviders,
    calendarAddress,
    tellPages,
  });
  const contextFor = (persona: PersonaName | null) =>
    contextWith(createMemorySession(persona && sessionFor(persona, clock), platform.now));
  return {
    ...platform,
    handlers,
    transport,
    log,
    logged: log.entries,
    told,
    contextWith,
    contextFor,
    advance(ms) {
      clock = shiftInstant(clock, ms);
    },
    runAs: (persona, operation, handler, input) => runOperation(operation, handler, contextFor(persona), input),
  };
}

/** An address like a server's, but unsealed, and nothing answers at it. */
function calendarAddress({ id }: CalendarSubscription): string {
  return `/calendar/${id}.ics`;
}

/** Seeding is slow and always gives the same result: done once per scenario and clock, then copied. */
const seeded = new Map<string, DatabaseSnapshot>();

function databaseOf(scenario: ScenarioName, now: Instant): DatabaseSnapshot {
  const key = `${scenario} ${now}`;
  const database = seeded.get(key) ?? seededDatabase(scenario, now);
  seeded.set(key, database);
  return database;
}

/** The session a persona has right after signing in. */
export function sessionFor(persona: PersonaName, now: Instant): Session {
  const { publicToken, privateToken, userType } = personas[persona];
  return {
    sid: `sid-${persona}`,
    publicToken,
    privateToken,
    userType,
    scope: 'full',
    remembered: false,
    ...lifetimeFrom(now, false),
  };
}
