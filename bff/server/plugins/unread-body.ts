import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { usualBodyDeadlineMs } from '#bff/server/server-timeouts';

/** What may still come of a refused body: more than any body the server takes, so that an honest sender ends it. */
const mostUnreadBytes = 16 * 1024 * 1024;

/**
 * Lets a refused body come in, unread, beside its answer. A connection closed while bytes are still on their way is reset,
 * and the answer is lost with it.
 */
export function letUnreadBodiesEnd(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => letBodyEnd(request, reply));
}

/**
 * Before the answer is sent: takes what is left of the body for 15 seconds and 16 MB, however long its route would have
 * given it, then cuts the connection. The answer says `keep-alive` even to a sender that asked for `close`, since Node
 * ends the connection together with an answer that says `close`; such a sender's connection ends once the body is in.
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
