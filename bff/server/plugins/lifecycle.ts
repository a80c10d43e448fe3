import type { FastifyInstance } from 'fastify';

/** Set while the server gives its last answers before it closes. */
export interface Lifecycle {
  stopping: boolean;
}

/** While it stops, each answer is its connection's last; one kept alive would hold the server open for a minute. */
export function letGoWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
  });
}
