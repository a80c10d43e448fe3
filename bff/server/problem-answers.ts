import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryHeaders } from '#bff/answer-headers';
import { hashAddress } from '#bff/server/hash-address';
import { ServerProblem, serverProblemFrom } from '#bff/server/server-problem';
import type { Problem } from '#contracts/kernel/problem';

/**
 * Turns every failure of the server into a problem: no stack, no message, no framework code. With `servesPage`, a page
 * that a browser opens without the hash is a redirect.
 */
export function answerWithProblems(app: FastifyInstance, { servesPage = false } = {}): void {
  app.setNotFoundHandler((request, reply) => {
    const address = servesPage ? hashAddress(request) : undefined;
    if (address === undefined) return sendProblem(request, reply, new ServerProblem('not_found'));
    return reply.header('cache-control', 'no-store').redirect(address);
  });
  app.setErrorHandler((failure, request, reply) => sendProblem(request, reply, failure));
}

/** Answers a failure as a problem; an unexpected failure is logged without its message. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: unknown): FastifyReply {
  const problem = serverProblemFrom(failure);
  if (problem.code === 'unexpected') request.log.error({ err: failure }, 'request_failed');
  const body = problemBody(problem, request.id);
  // Some addresses look like a file's, whose absence a cache would keep.
  const headers = { 'cache-control': 'no-store', ...retryHeaders(problem.statusCode, body) };
  return reply.code(problem.statusCode).headers(headers).send(body);
}

/** Answers bytes that cannot be read as HTTP, before there is a request: the answer is written by hand. */
export function answerUnreadableRequest(failure: Error & { code?: string }, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const body = JSON.stringify({ code: 'invalid_input', requestId: randomUUID() } satisfies Problem);
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`;
    socket.write(`HTTP/1.1 400 Bad Request\r\n${headers}\r\n\r\n${body}`);
  }
  socket.destroy();
}

function problemBody({ code, retryAfterSeconds }: ServerProblem, requestId: string): Problem {
  return { code, requestId, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
