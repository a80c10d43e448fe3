import type { FastifyInstance } from 'fastify';
import { answerUnreadableRequest } from '#bff/server/problem-answers';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a large body may take to arrive, in milliseconds. */
    bodyDeadlineMs?: number;
  }
}

/**
 * Drops a request whose body has not arrived in time. Node's own deadline applies to the whole server and has to leave
 * an upload its minute; this one keeps every other route from holding a socket that long.
 */
export function addBodyDeadline(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const ms = routeOptions.config.bodyDeadlineMs ?? usualMs;
    const timer = setTimeout(() => {
      if (reply.raw.headersSent) raw.destroy();
      else answerUnreadableRequest(new Error('too slow'), raw.socket);
    }, ms);
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
