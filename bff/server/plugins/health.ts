import type { FastifyInstance } from 'fastify';
import { answeredWhenBusy } from '#bff/server/plugins/load-shedding';
import { ServerProblem } from '#bff/server/server-problem';

/**
 * /healthz: the process answers. /readyz: it accepts work, by the given check, and else 503. Both ignore the platform,
 * because an outage there would take every replica out of service. A busy server still answers both.
 */
export function addHealth(app: FastifyInstance, isReady: () => boolean): void {
  const config = { access: 'everyone', ...answeredWhenBusy } as const;
  app.get('/healthz', { config }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isReady()) throw new ServerProblem('overloaded', 5);
    return reply.send({ status: 'ready' });
  });
}
