import Fastify, { type FastifyInstance } from 'fastify';
import { answerHeaders } from '#bff/answer-headers';
import { createPaymentWatch } from '#bff/appointments/payment-watch';
import type { AttemptCounter } from '#bff/attempt-counter';
import { createKeyedMutex } from '#bff/keyed-mutex';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { createSharedReads, type SharedReads } from '#bff/legacy/shared-reads';
import { createApprovalChecks } from '#bff/login/approval-checks';
import type { Config } from '#bff/server/config';
import { requireDeclaredAccess } from '#bff/server/declared-access';
import { createDirectoryThread } from '#bff/server/directory/directory-thread';
import { type FileLaneLimits, fileLaneLimits } from '#bff/server/files/file-lane';
import { type LogDestination, loggingOptions, logOver } from '#bff/server/logger';
import { type MountedOperations, mountOnFastify } from '#bff/server/mount-on-fastify';
import { addAntiForgery } from '#bff/server/plugins/anti-forgery';
import { addBodyDeadline } from '#bff/server/plugins/body-deadline';
import { addCalendarFeed, calendarPath, calendarPrefix } from '#bff/server/plugins/calendar-feed';
import { addClientAddress } from '#bff/server/plugins/client-address';
import { addHealth } from '#bff/server/plugins/health';
import { takeJsonOnly } from '#bff/server/plugins/json-only';
import { type Lifecycle, letGoWhileStopping } from '#bff/server/plugins/lifecycle';
import { addLive, type LiveLimits, liveLimits } from '#bff/server/plugins/live';
import { addLoadShedding, type PressureLimits, pressureLimits } from '#bff/server/plugins/load-shedding';
import { addMedia } from '#bff/server/plugins/media';
import { addRateLimit, limitCalls } from '#bff/server/plugins/rate-limit';
import { addRequestId, requestIdOf } from '#bff/server/plugins/request-id';
import { addRequestLog } from '#bff/server/plugins/request-log';
import { addSecurityHeaders, securityHeaders } from '#bff/server/plugins/security-headers';
import { addSessionCookie } from '#bff/server/plugins/session-cookie';
import { addSocialSignIn } from '#bff/server/plugins/social-sign-in';
import { addSpaFiles } from '#bff/server/plugins/spa-files';
import { addTermsDocuments } from '#bff/server/plugins/terms-documents';
import { letBodyEnd, letUnreadBodiesEnd } from '#bff/server/plugins/unread-body';
import { addUploads } from '#bff/server/plugins/uploads';
import { answerUnreadableRequest, answerWithProblems, sendProblem } from '#bff/server/problem-answers';
import { type Sharing, sharingBetween } from '#bff/server/redis/sharing';
import { type ContextDeps, operationSettings } from '#bff/server/request-context';
import { serverTimeouts, usualBodyDeadlineMs } from '#bff/server/server-timeouts';
import { type CalendarSeal, createCalendarSeal } from '#bff/server/session/calendar-seal';
import { openDenyListFile } from '#bff/server/session/deny-list-file';
import { createPasswordMark } from '#bff/server/session/password-mark';
import { createTextSeal, keptByBrowser } from '#bff/server/session/text-seal';
import { createLegacyTransport } from '#bff/server/transport/legacy-transport';
import { type UploadLaneLimits, uploadLaneLimits } from '#bff/server/uploads/upload-lane';
import { createTermsLibrary } from '#bff/terms/terms-library';
import { createDirectory } from '#bff/therapists/directory/directory';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import { readDirectory } from '#bff/therapists/directory/read-directory';
import { createFieldMemory } from '#bff/users/field-memory';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import { livePath } from '#contracts/live/live-hints';

export interface AppOptions extends MountedOperations {
  readonly config: Config;
  /** The clock; only the process entry passes the real one. */
  readonly now: () => Instant;
  /** The transport to the platform; over the network by default. */
  readonly transport?: LegacyTransport;
  readonly lifecycle?: Lifecycle;
  /** Counts attempts; by default in this process and by its clock. */
  readonly attempts?: AttemptCounter;
  /** When the server is too busy to take more work; `pressureLimits` by default. */
  readonly pressure?: PressureLimits;
  /** How many files are sent at once and how slow their receivers may be; `fileLaneLimits` by default. */
  readonly fileLane?: FileLaneLimits;
  /** How many uploads are in memory at once and how slow their senders may be; `uploadLaneLimits` by default. */
  readonly uploadLane?: UploadLaneLimits;
  /** How many streams of hints may be open and how long they last; `liveLimits` by default. */
  readonly live?: LiveLimits;
  /** Where log lines go; standard output by default. */
  readonly logTo?: LogDestination;
}

/** Builds the server, ready to listen. Its plugins are added in the order they run. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, now, lifecycle = { stopping: false } } = options;
  const { pressure = pressureLimits, fileLane = fileLaneLimits, uploadLane = uploadLaneLimits } = options;
  const { live: limits = liveLimits } = options;
  const headers = securityHeaders(config.publicOrigin);
  const app = Fastify({
    ...serverTimeouts,
    ...loggingOptions(config.logLevel, options.logTo),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 256 },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    genReqId: requestIdOf,
    // A request with an unreadable address runs no hook, not even onSend.
    frameworkErrors: (failure, request, reply) => {
      letBodyEnd(request, reply);
      return sendProblem(request, reply.headers(headers), failure);
    },
    clientErrorHandler: answerUnreadableRequest,
    // While it closes, requests under way and those on open connections are still answered.
    return503OnClosing: false,
  });
  const log = logOver(app.log);
  const ownDenyList = await openDenyListFile({ file: config.signedOutFile, now, log });
  app.addHook('onClose', () => ownDenyList.close());
  const calendarSeal = createCalendarSeal(config.sessionKeys);
  const sharedReads = createSharedReads();
  const onChangedElsewhere = sharedReads.letGo;
  const sharing = await sharingBetween(app, { config, denyList: ownDenyList, onChangedElsewhere, now, log });
  const { denyList, board } = sharing;
  const context = contextDeps(app, options, { calendarSeal, sharedReads, sharing });

  requireDeclaredAccess(app);
  answerWithProblems(app, { servesPage: config.spaFolder !== undefined });
  app.removeAllContentTypeParsers();
  addRequestId(app);
  addClientAddress(app);
  addRequestLog(app);
  addBodyDeadline(app, usualBodyDeadlineMs);
  letUnreadBodiesEnd(app);
  letGoWhileStopping(app, lifecycle);
  addSecurityHeaders(app, headers);
  await addLoadShedding(app, pressure);
  addHealth(app, () => !lifecycle.stopping && sharing.wasReached());
  await addSessionCookie(app, { keys: config.sessionKeys, denyList, now, plainHttp: config.plainHttpCookie });
  await addRateLimit(app, config.callsPerMinute, sharing.rateLimitStore);
  await app.register(async (api) => addOperations(api, options, context), { prefix: '/api' });
  await app.register(async (files) => addMedia(files, { config, limits: fileLane }, context), { prefix: '/files' });
  await app.register(async (files) => addTermsDocuments(files, context.terms), { prefix: '/files/terms' });
  await addUploads(app, { config, limits: uploadLane }, context);
  await app.register(async (auth) => addSocialSignIn(auth, { config, denyList, context }), { prefix: '/auth' });
  await app.register(async (feed) => addCalendarFeed(feed, calendarSeal, context), { prefix: calendarPrefix });
  const { publicOrigin } = config;
  await app.register(async (live) => addLive(live, { board, limits, publicOrigin }, context), { prefix: livePath });
  if (config.spaFolder !== undefined) await addSpaFiles(app, config.spaFolder);
  await app.ready();
  return app;
}

function addOperations(api: FastifyInstance, options: AppOptions, context: ContextDeps): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers(answerHeaders);
  });
  addAntiForgery(api, options.config.publicOrigin);
  limitCalls(api);
  takeJsonOnly(api);
  answerWithProblems(api);
  mountOnFastify(api, options, context);
}

interface OwnParts {
  readonly calendarSeal: CalendarSeal;
  readonly sharedReads: SharedReads;
  readonly sharing: Sharing;
}

function contextDeps(app: FastifyInstance, { config, now, ...options }: AppOptions, parts: OwnParts): ContextDeps {
  const transport = options.transport ?? networkTransport(app, config);
  const legacyPaths = config.legacy.paths;
  const shared = { transport, now, log: logOver(app.log), paths: legacyPaths };
  const readHere = () => readDirectory({ ...shared, now: now(), mediaBase: config.legacy.bases.media });
  return {
    transport,
    now,
    legacyPaths,
    attempts: options.attempts ?? parts.sharing.attempts,
    approvalChecks: createApprovalChecks(),
    paymentWatch: createPaymentWatch(),
    sharedReads: parts.sharedReads,
    passwordMark: createPasswordMark(config.sessionKeys),
    sealedTexts: createTextSeal(config.sessionKeys, keptByBrowser),
    runExclusive: parts.sharing.runExclusive,
    runInTurn: createKeyedMutex(),
    fieldMemory: createFieldMemory(now, config.missedFieldsMinutes * minuteMs),
    directory: createDirectory({
      read: options.transport ? readHere : readInThread(app, config, now),
      now,
      freshMs: config.directoryRefreshSeconds * 1000,
      log: shared.log,
    }),
    terms: createTermsLibrary(shared),
    settings: operationSettings(config),
    calendarAddress: (subscription) => calendarPath(parts.calendarSeal.seal(subscription)),
    tellPages: parts.sharing.tellPages,
  };
}

/** Over the network the directory is read in a thread of its own. */
function readInThread(app: FastifyInstance, { legacy }: Config, now: () => Instant): () => Promise<PackedDirectory> {
  const thread = createDirectoryThread({
    settings: { bases: legacy.bases, paths: legacy.paths },
    log: logOver(app.log),
  });
  app.addHook('onClose', () => thread.close());
  return () => thread.read(now());
}

function networkTransport(app: FastifyInstance, { legacy }: Config): LegacyTransport {
  const network = createLegacyTransport({ bases: legacy.bases, log: logOver(app.log) });
  app.addHook('onClose', () => network.close());
  return network.send;
}
