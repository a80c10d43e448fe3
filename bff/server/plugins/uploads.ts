import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders, uploadHeaders } from '#bff/answer-headers';
import { accessRefusal } from '#bff/authorize';
import { problemFrom } from '#bff/problem-from';
import { type OperationAnswer, runOperation } from '#bff/run-operation';
import type { Config } from '#bff/server/config';
import { addAntiForgery } from '#bff/server/plugins/anti-forgery';
import { limitCalls } from '#bff/server/plugins/rate-limit';
import { answerWithProblems } from '#bff/server/problem-answers';
import { type ContextDeps, callerOf, contextOf } from '#bff/server/request-context';
import { ServerProblem } from '#bff/server/server-problem';
import { cleanImage } from '#bff/server/uploads/clean-image';
import { documentForm, readDocument } from '#bff/server/uploads/read-document';
import { createUploadLane, type Receiving, type UploadLaneLimits } from '#bff/server/uploads/upload-lane';
import { createStoreDocument } from '#bff/uploads/store-document';
import { storeDocument } from '#contracts/uploads/uploads.api';

/** How long an upload's body may take, in milliseconds: enough for 15 MB over a phone line at 2 Mbit/s. */
const bodyDeadlineMs = 60_000;

/** In milliseconds. The platform is given a minute to take a file, during which the browser's connection is silent. */
const silenceMs = 120_000;

/** In milliseconds, for waiting, the body and the platform together; a longer time means a bug of ours. */
const handlerTimeout = 180_000;

/**
 * Accepts documents at POST /<kind>: a form, hence outside /api, but with the same checks. The body of a visitor is
 * refused before it is read.
 */
export async function addUploads(
  files: FastifyInstance,
  { config, limits }: { config: Config; limits: UploadLaneLimits },
  deps: ContextDeps,
): Promise<void> {
  const handler = createStoreDocument(cleanImage);
  const lane = createUploadLane(limits);
  files.addHook('onClose', () => lane.close());
  files.addHook('onRequest', async (_request, reply) => {
    reply.headers(answerHeaders);
  });
  addAntiForgery(files, config.publicOrigin);
  limitCalls(files);
  answerWithProblems(files);
  files.addHook('onRequest', async (request) => {
    const refused = accessRefusal(storeDocument, callerOf(request));
    if (refused) throw new ServerProblem(refused);
  });
  await files.register(multipart, documentForm);

  async function store(request: FastifyRequest, reply: FastifyReply, receiving: Receiving): Promise<OperationAnswer> {
    const contextNow = () => contextOf(deps, { request, reply, kind: 'upload' });
    try {
      const input = await readDocument(request, receiving.signal);
      receiving.ended();
      reply.raw.setTimeout(silenceMs, () => request.raw.destroy());
      return await runOperation(storeDocument, handler, contextNow(), input);
    } catch (failure) {
      if (receiving.signal.aborted) throw failure;
      return problemFrom(storeDocument, failure, contextNow());
    }
  }

  const route = { access: storeDocument.access, operation: storeDocument.name, bodyDeadlineMs };
  files.post('/:kind', { config: route, handlerTimeout }, async (request, reply) => {
    const user = request.sessionStore.readOwnAccount()?.publicToken ?? '';
    const { status, body } = await lane.hold(
      user,
      () => request.raw.socket.bytesRead,
      (receiving) => store(request, reply, receiving),
    );
    return reply.code(status).headers(uploadHeaders(status, body)).send(body);
  });
}
