import type { FastifyInstance } from 'fastify';

/**
 * One line per answer, of names and numbers only: the route's pattern replaces the address, so that the line holds no
 * query, token, cookie or body.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    request.log.info(
      {
        method: request.method,
        route: url ?? 'none',
        operation: config.operation,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
