import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';
import { pauseSeconds } from '#bff/answer-headers';
import type { FileLane } from '#bff/server/files/file-lane';
import { clientOf } from '#bff/server/plugins/client-address';
import { ServerProblem } from '#bff/server/server-problem';
import type { Access } from '#contracts/kernel/operation';

export interface MediaProxyOptions {
  /** Our own pool: the library's default does not verify certificates. Its types are those of an older undici. */
  readonly pool: Pool;
  readonly lane: FileLane;
  readonly mediaBase: string;
  readonly route: string;
  readonly access: Access;
  /** What the browser may cache; the platform's own header is ignored, since it does not know who the user is. */
  readonly cacheControl: string;
}

const passedOn = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;

/**
 * The settings of a route that passes files on: GET and HEAD, sent once, below the platform's media. Of the browser's
 * request only range and conditions are sent; of the answer only a file and a few headers are returned.
 */
export function mediaProxy({
  pool,
  lane,
  mediaBase,
  route,
  access,
  cacheControl,
}: MediaProxyOptions): FastifyHttpProxyOptions {
  return {
    upstream: mediaBase,
    undici: pool as unknown as NonNullable<FastifyHttpProxyOptions['undici']>,
    routes: [route],
    httpMethods: ['GET', 'HEAD'],
    config: { access },
    proxyPayloads: false,
    disableCache: true,
    disableRequestLogging: true,
    handler: async (request, reply, _destination, options) => {
      await lane.enter(clientOf(request as FastifyRequest), reply.raw);
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
      // Never retried: the library would ask a platform that answers 503 eleven times.
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

/** A file as the platform answered it. */
interface MediaAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly stream: Readable;
}

/** The file types a browser may receive under our address: none of them can run. */
const fileTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'];
const withFile: readonly number[] = [200, 206];
const withoutFile: readonly number[] = [304, 416];
const passedBack = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

/** Why an answer is not passed on; undefined when it is a known file type, a part of such a file, or "not changed". */
function refusalOfMedia({ statusCode, headers }: MediaAnswer): ServerProblem | undefined {
  if (statusCode >= 500) return new ServerProblem('legacy_unavailable', pauseSeconds);
  if (![...withFile, ...withoutFile].includes(statusCode)) return new ServerProblem('not_found');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return new ServerProblem('legacy_unreadable');
  return withFile.includes(statusCode) && !fileTypeOf(headers)
    ? new ServerProblem('unsupported_media_type')
    : undefined;
}

/**
 * Writes a file's headers: the few accepted from the platform, and ours, which prevent it from being anything but a
 * file.
 */
function writeMediaHeaders(
  reply: FastifyReply,
  { statusCode, headers }: MediaAnswer,
  { cacheControl, name }: { cacheControl: string; name: string },
): void {
  const type = fileTypeOf(headers);
  for (const header of passedBack) {
    const value = headers[header];
    if (typeof value === 'string') reply.header(header, value);
  }
  reply.code(statusCode).headers({
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  if (type) reply.type(type);
  // Without the file its type is not known, and a browser would keep these words for the picture it has.
  if (withFile.includes(statusCode) && !type?.startsWith('image/'))
    reply.header('content-disposition', `attachment; filename="${name}"`);
}

function fileTypeOf(headers: IncomingHttpHeaders): string | undefined {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return fileTypes.includes(type) ? type : undefined;
}
