import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { usualBodyDeadlineMs } from '#bff/server/server-timeouts';

/**
 * The most bytes accepted of a refused body: more than any body the server takes, so that an honest sender can finish.
 */
const mostUnreadBytes = 16 * 1024 * 1024;

/**
 * Lets a refused body arrive, unread, beside its answer. A connection closed while bytes are still under way is reset,
 * and the answer is lost with it.
 */
export function letUnreadBodiesEnd(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => letBodyEnd(request, reply));
}

/**
 * Call before the answer is sent: accepts the rest of the body for up to 15 seconds and 16 MB, whatever its route would
 * allow, then cuts the connection. The answer says `keep-alive` even to a sender that asked for `close`, since Node
 * closes the connection together with an answer that says `close`; such a sender's connection ends once the body has
 * arrived.
 */
export function letBodyEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete !== false) return;
  let left = mostUnreadBytes;
  const timer = setTimeout(() => raw.destroy(), usualBodyDeadlineMs);
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  if (raw.headers.connection?.toLowerCase() === 'close') endWithBody(raw, reply.raw);
  reply.header('connection', 'keep-alive');
  raw.resume();
}

function endWithBody(body: FastifyRequest['raw'], answer: FastifyReply['raw']): void {
  const { socket } = body;
  // A sender that gave up has no connection left to end.
  Promise.all([once(body, 'end'), once(answer, 'finish')]).then(
    () => socket.end(),
    () => undefined,
  );
}
