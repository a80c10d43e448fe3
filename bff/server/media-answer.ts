import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { pauseSeconds } from '#bff/answer-headers';
import { ServerProblem } from '#bff/server/server-problem';

/** A file as the platform answered it. */
export interface MediaAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly stream: Readable;
}

/** What a browser may be handed under our address: nothing that could run. */
const fileTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'];
const fileStatuses: readonly number[] = [200, 206, 304, 416];
const passedBack = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

/** Why an answer is not handed on; undefined when it is a file we know, a part of one, or "not changed". */
export function refusalOfMedia({ statusCode, headers }: MediaAnswer): ServerProblem | undefined {
  if (statusCode >= 500) return new ServerProblem('legacy_unavailable', pauseSeconds);
  if (!fileStatuses.includes(statusCode)) return new ServerProblem('not_found');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return new ServerProblem('legacy_unreadable');
  const hasFile = statusCode === 200 || statusCode === 206;
  return hasFile && !fileTypeOf(headers) ? new ServerProblem('unsupported_media_type') : undefined;
}

/** Writes the headers of a file: the few the platform may say, and ours, which keep it from being anything but a file. */
export function writeMediaHeaders(
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
  if (!type?.startsWith('image/')) reply.header('content-disposition', `attachment; filename="${name}"`);
}

function fileTypeOf(headers: IncomingHttpHeaders): string | undefined {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return fileTypes.includes(type) ? type : undefined;
}
