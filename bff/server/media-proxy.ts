import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';
import { pauseSeconds } from '#bff/answer-headers';
import type { FileLane } from '#bff/server/file-lane';
import { type MediaAnswer, refusalOfMedia, writeMediaHeaders } from '#bff/server/media-answer';
import { callerOf } from '#bff/server/plugins/client-address';
import { ServerProblem } from '#bff/server/server-problem';
import type { Access } from '#contracts/kernel/operation';

export interface MediaProxyParts {
  /** Our own pool: the library's default verifies no certificate. Its types are those of an older undici. */
  readonly pool: Pool;
  readonly lane: FileLane;
  readonly mediaBase: string;
  readonly route: string;
  readonly access: Access;
  /** What the browser may keep; the platform's own word is not asked for, since it does not know who reads. */
  readonly cacheControl: string;
}

const passedOn = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;

/**
 * The settings under which a route passes files on: GET and HEAD, sent once, below the platform's media; nothing of the
 * browser's request but range and conditions goes out, and nothing of the answer but a file and its own headers comes in.
 */
export function mediaProxy(parts: MediaProxyParts): FastifyHttpProxyOptions {
  const { pool, lane, mediaBase, access, cacheControl } = parts;
  return {
    upstream: mediaBase,
    undici: pool as unknown as NonNullable<FastifyHttpProxyOptions['undici']>,
    routes: [parts.route],
    httpMethods: ['GET', 'HEAD'],
    config: { access },
    proxyPayloads: false,
    disableCache: true,
    disableRequestLogging: true,
    handler: async (request, reply, _destination, options) => {
      await lane.enter(callerOf(request as FastifyRequest), reply.raw);
      const { name } = request.params as { name: string };
      return reply.from(new URL(`${mediaBase}/${name}`).pathname, options);
    },
    replyOptions: {
      queryString: (_search, _url, request) => (access === 'everyone' ? '' : privateToken(request as FastifyRequest)),
      rewriteRequestHeaders: (_request, headers) => ({
        ...Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
        accept: 'image/*, application/pdf',
        'accept-encoding': 'identity',
      }),
      // Never asked again: the library would ask a platform that answers 503 eleven times.
      retryDelay: () => null,
      rewriteHeaders: () => ({}),
      onResponse: (request, reply, answer) =>
        passOn(request as FastifyRequest, reply as FastifyReply, answer as unknown as MediaAnswer, cacheControl),
      onError: (reply) => {
        (reply as FastifyReply).send(new ServerProblem('legacy_unavailable', pauseSeconds));
      },
    },
  };
}

function passOn(request: FastifyRequest, reply: FastifyReply, answer: MediaAnswer, cacheControl: string): void {
  const refusal = refusalOfMedia(answer);
  if (refusal) {
    answer.stream.destroy();
    reply.send(refusal);
    return;
  }
  const { name } = request.params as { name: string };
  writeMediaHeaders(reply, answer, { cacheControl, name });
  reply.send(answer.stream);
}

function privateToken(request: FastifyRequest): string {
  const session = request.sessionStore.read();
  if (!session) throw new ServerProblem('unauthenticated');
  return new URLSearchParams({ private_token: session.privateToken }).toString();
}
