import type { ServerResponse } from 'node:http';
import sse from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessRefusal } from '#bff/authorize';
import { sessionOf } from '#bff/context';
import { isStillAdmitted } from '#bff/login/approval-checks';
import { type CountPerKey, createCountPerKey } from '#bff/server/live/count-per-key';
import type { HintBoard } from '#bff/server/live/hint-board';
import { createLiveStream, hintMessage, joinedHints, type LiveStream } from '#bff/server/live/live-stream';
import { limitCalls } from '#bff/server/plugins/rate-limit';
import { answerWithProblems } from '#bff/server/problem-answers';
import { type ContextDeps, contextOf } from '#bff/server/request-context';
import { ServerProblem } from '#bff/server/server-problem';
import { beatEveryMs, liveEvents } from '#contracts/live/live-hints';

export interface LiveLimits {
  readonly streamsPerUser: number;
  readonly streamsPerAddress: number;
  readonly streams: number;
  /** A stream is ended after this time, in milliseconds, and begins anew. */
  readonly longestMs: number;
  /** How often sessions are looked at, in milliseconds: a signed-out one hears nothing after this time. */
  readonly lookEveryMs: number;
}

/** A browser's tabs share one stream; a practice behind one address has many users. */
export const liveLimits: LiveLimits = {
  streamsPerUser: 8,
  streamsPerAddress: 200,
  streams: 5_000,
  longestMs: 15 * 60_000,
  lookEveryMs: 4_000,
};

export interface LiveOptions {
  readonly board: HintBoard;
  readonly limits: LiveLimits;
  readonly publicOrigin: string;
}

interface OpenStream {
  readonly request: FastifyRequest;
  readonly stream: LiveStream;
  readonly openedMs: number;
  readonly close: () => void;
  /** Whether its user is still admitted, as every request of theirs is asked. */
  readonly isAdmitted: () => Promise<boolean>;
  beatMs: number;
  askedMs: number;
}

/** A platform that does not say whether a professional is still approved is asked again after this time. */
const askEveryMs = 60_000;

const retryAfterSeconds = 60;

/** Its types name the plugin `default`, where the module itself is the plugin. */
const serverSentEvents = sse as unknown as typeof sse.default;

/**
 * The stream of hints of a signed-in user, at `GET /live?user=<token>`: names of queries to read again, nothing else.
 * It asks the platform nothing but whether a professional is still admitted, as every request does, and ends with the
 * session and with the admission.
 */
export async function addLive(
  live: FastifyInstance,
  { board, limits, publicOrigin }: LiveOptions,
  deps: ContextDeps,
): Promise<void> {
  await live.register(serverSentEvents);
  const open = new Set<OpenStream>();
  const places: Places = { all: createCountPerKey(), perUser: createCountPerKey(), perAddress: createCountPerKey() };
  refuseOtherSites(live, publicOrigin);
  limitCalls(live);
  answerWithProblems(live);

  const looking = setInterval(() => look(open, deps, limits), limits.lookEveryMs).unref();
  live.addHook('onClose', async () => clearInterval(looking));
  live.addHook('preClose', async () => {
    for (const { close } of open) close();
  });

  live.get('/', {
    // The address has nothing but the stream: what a caller accepts is not asked.
    sse: { kind: 'manual', heartbeat: false },
    config: { access: 'signed-in' },
    exposeHeadRoute: false,
    async preValidation(request, reply) {
      const { user } = request.query as { user?: unknown };
      const onBehalfOf = typeof user === 'string' ? user : '';
      const refused = accessRefusal(
        { access: 'signed-in', kind: 'command' },
        { session: request.sessionStore, onBehalfOf },
      );
      if (refused) throw new ServerProblem(refused);
      if (!(await isStillAdmitted(contextOf(deps, { request, reply, kind: 'query' })))) {
        throw new ServerProblem('unauthenticated');
      }
      refuseQueued(request, reply);
      takePlace(places, { user: onBehalfOf, address: request.clientAddress, connection: reply.raw }, limits);
    },
    async handler(request, reply) {
      const { publicToken } = sessionOf({ session: request.sessionStore });
      reply.header('cache-control', 'no-store');
      reply.sse.keepAlive();
      const stream = createLiveStream((message) => reply.sse.send(message));
      const nowMs = deps.now();
      const own: OpenStream = {
        request,
        stream,
        openedMs: nowMs,
        beatMs: nowMs,
        askedMs: nowMs - askEveryMs,
        close: () => reply.sse.close(),
        isAdmitted: () => isStillAdmitted(contextOf(deps, { request, reply, kind: 'query' })),
      };
      const { missed, stop } = board.listen(publicToken, lastHeard(request), stream.hint);
      open.add(own);
      whenClosed(reply.raw, () => {
        stop();
        open.delete(own);
      });
      await reply.sse.send({ event: liveEvents.ready, data: { isComplete: missed !== undefined } });
      const hint = joinedHints(missed ?? []);
      if (hint) await reply.sse.send(hintMessage(hint));
    },
  });
}

interface Places {
  readonly all: CountPerKey;
  readonly perUser: CountPerKey;
  readonly perAddress: CountPerKey;
}

interface NewStream {
  readonly user: string;
  readonly address: string;
  readonly connection: ServerResponse;
}

/** Counts a stream while its connection stands; refuses one for which there is no room. */
function takePlace(places: Places, { user, address, connection }: NewStream, limits: LiveLimits): void {
  const taken = [
    { count: places.all, key: '', most: limits.streams },
    { count: places.perUser, key: user, most: limits.streamsPerUser },
    { count: places.perAddress, key: address, most: limits.streamsPerAddress },
  ];
  if (taken.some(({ count, key, most }) => count.of(key) >= most)) {
    throw new ServerProblem('rate_limited', retryAfterSeconds);
  }
  const leave = taken.map(({ count, key }) => count.add(key));
  whenClosed(connection, () => {
    for (const one of leave) one();
  });
}

/** A request that waits behind another answer of its connection would begin a stream nobody knows when. */
function refuseQueued({ raw: { socket } }: FastifyRequest, { raw: answer }: FastifyReply): void {
  if (answer.socket === null && !socket.destroyed) throw new ServerProblem('invalid_input');
}

/** Also where the connection has closed before, while its session was looked at: nobody would tell of that again. */
function whenClosed(connection: ServerResponse, act: () => void): void {
  if (connection.closed || connection.socket?.destroyed !== false) act();
  else connection.once('close', act);
}

/** The last hint that a page heard: a stream it opens anew says so in its address, the browser's own in a header. */
function lastHeard({ query, headers }: FastifyRequest): string | null {
  const { last = headers['last-event-id'] } = query as { last?: unknown };
  return typeof last === 'string' && last !== '' ? last : null;
}

/**
 * Ends the streams whose session has ended, whose user is admitted no longer, or that have stood long enough; the
 * others beat.
 */
function look(open: ReadonlySet<OpenStream>, { now, approvalChecks }: ContextDeps, { longestMs }: LiveLimits): void {
  const nowMs = now();
  for (const one of open) {
    const session = one.request.sessionStore.read();
    if (session === null || nowMs - one.openedMs >= longestMs) {
      one.close();
      continue;
    }
    const isToBeAsked = session.userType === 'professional' && nowMs - one.askedMs >= askEveryMs;
    if (isToBeAsked && !approvalChecks.isRecent(session, nowMs)) {
      one.askedMs = nowMs;
      void one.isAdmitted().then((isAdmitted) => isAdmitted || one.close());
    }
    if (nowMs - one.beatMs >= beatEveryMs / 2) {
      one.beatMs = nowMs;
      one.stream.beat();
    }
  }
}

/** Another site could tell from the stream who is signed in here. */
function refuseOtherSites(live: FastifyInstance, publicOrigin: string): void {
  live.addHook('onRequest', async ({ headers }) => {
    const { origin = publicOrigin, 'sec-fetch-site': site = 'none' } = headers;
    if (origin !== publicOrigin || (site !== 'same-origin' && site !== 'none')) throw new ServerProblem('forbidden');
  });
}
