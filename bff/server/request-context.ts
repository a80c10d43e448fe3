import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#bff/authorize';
import type { CalendarAddress } from '#bff/calendar-export/calendar-subscription';
import type { Context, OperationSettings } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Config } from '#bff/server/config';
import { logOver } from '#bff/server/logger';
import { timeIsUp } from '#bff/server/transport/with-deadline';
import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import { pageHeader, pageName } from '#contracts/live/live-hints';
import { socialProvider } from '#contracts/login/login.api';

/** The parts of every request's context; one per app. */
export interface ContextDeps
  extends Pick<
    Context,
    | 'now'
    | 'sharedReads'
    | 'attempts'
    | 'approvalChecks'
    | 'paymentWatch'
    | 'passwordMark'
    | 'sealedTexts'
    | 'runExclusive'
    | 'runInTurn'
    | 'fieldMemory'
    | 'directory'
    | 'terms'
    | 'settings'
    | 'tellPages'
  > {
  readonly transport: LegacyTransport;
  readonly calendarAddress: CalendarAddress;
  readonly legacyPaths: Readonly<Record<string, string>>;
}

/** In milliseconds. An upload has a minute for the file alone, and more to read and write the account. */
const deadlineMs = { query: 10_000, command: 20_000, upload: 90_000 } as const;

type Pace = keyof typeof deadlineMs;

/** What an operation may use, for one request of a browser. */
export function contextOf(
  deps: ContextDeps,
  { request, reply, kind }: { request: FastifyRequest; reply: FastifyReply; kind: Pace },
): Context {
  const log = logOver(request.log);
  return {
    requestId: request.id,
    clientAddress: request.clientAddress,
    now: deps.now,
    page: pageOf(request),
    ...callerOf(request),
    legacy: createLegacyClient({
      transport: deps.transport,
      log,
      signal: endOf(kind, reply),
      paths: deps.legacyPaths,
      caller: request.clientAddress,
    }),
    sharedReads: deps.sharedReads,
    log,
    attempts: deps.attempts,
    approvalChecks: deps.approvalChecks,
    paymentWatch: deps.paymentWatch,
    passwordMark: deps.passwordMark,
    directory: deps.directory,
    terms: deps.terms,
    settings: deps.settings,
    calendarAddress: deps.calendarAddress,
    sealedTexts: deps.sealedTexts,
    runExclusive: deps.runExclusive,
    runInTurn: deps.runInTurn,
    fieldMemory: deps.fieldMemory,
    tellPages: deps.tellPages,
  };
}

/** The session of a request, and whose page it says it comes from; one page names one user. */
export function callerOf({ sessionStore, headers }: FastifyRequest): Caller {
  const said = headers[onBehalfOfHeader];
  return { session: sessionStore, onBehalfOf: said === undefined ? undefined : String(said) };
}

/** The page that asks; what is no page's name counts as none. */
function pageOf({ headers }: FastifyRequest): string | null {
  return pageName.safeParse(headers[pageHeader]).data ?? null;
}

/** The part of the configuration that operations may see. */
export function operationSettings(config: Config): OperationSettings {
  const { legacy, includeMessageText, publicOrigin, social, supportContacts } = config;
  return {
    parentAppToken: legacy.publicToken,
    addressKey: legacy.autocompleteKey,
    adminTokens: legacy.adminTokens,
    includeMessageText,
    eventAlertWebhook: `${legacy.bases.php}/custom.php/add-event-alert`,
    mediaBase: legacy.bases.media,
    siteOrigin: publicOrigin,
    documentsBase: `${legacy.bases.backend}/assets/documents`,
    socialProviders: socialProvider.options.filter((provider) => social[provider]),
    supportContacts,
  };
}

/**
 * Aborts when the time is up, and for a query also when the browser has left. A command is completed in any case: half
 * of it may already be done.
 */
function endOf(kind: Pace, reply: FastifyReply): AbortSignal {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(timeIsUp), deadlineMs[kind]);
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) clearTimeout(timer);
    else if (kind === 'query') end.abort();
  });
  return end.signal;
}
