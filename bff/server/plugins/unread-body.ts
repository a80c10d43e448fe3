import type { FastifyInstance } from 'fastify';

/**
 * Lets a refused body come in, unread, after its answer. A connection closed while bytes are still on their way is reset,
 * and the answer is lost with it. How long that may take, `addBodyDeadline` says.
 */
export function letUnreadBodiesEnd(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete !== false) return;
    reply.header('connection', 'keep-alive');
    raw.resume();
  });
}
