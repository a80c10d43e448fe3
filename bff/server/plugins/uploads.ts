import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders, uploadHeaders } from '#bff/answer-headers';
import { accessRefusal } from '#bff/authorize';
import { createSendFile } from '#bff/chat/sending/send-file';
import { problemFrom } from '#bff/problem-from';
import { type OperationAnswer, type OperationHandler, runOperation } from '#bff/run-operation';
import type { Config } from '#bff/server/config';
import { addAntiForgery } from '#bff/server/plugins/anti-forgery';
import { limitCalls } from '#bff/server/plugins/rate-limit';
import { answerWithProblems } from '#bff/server/problem-answers';
import { type ContextDeps, callerOf, contextOf } from '#bff/server/request-context';
import { ServerProblem } from '#bff/server/server-problem';
import { cleanImage } from '#bff/server/uploads/clean-image';
import { readUpload, uploadForm } from '#bff/server/uploads/read-upload';
import {
  createUploadLane,
  type Receiving,
  type UploadLane,
  type UploadLaneLimits,
} from '#bff/server/uploads/upload-lane';
import { createStoreDocument } from '#bff/uploads/store-document';
import { createStorePhoto } from '#bff/uploads/store-photo';
import { sendFile } from '#contracts/chat/send-file.api';
import type { Operation } from '#contracts/kernel/operation';
import { storeDocument, storePhoto } from '#contracts/uploads/uploads.api';

/** How long an upload's body may take, in milliseconds: enough for 15 MB over a phone line at 2 Mbit/s. */
const bodyDeadlineMs = 60_000;

/** In milliseconds. The platform is given a minute to take a file, during which the browser's connection is silent. */
const silenceMs = 120_000;

/** In milliseconds, for waiting, the body and the platform together; a longer time means a bug of ours. */
const handlerTimeout = 180_000;

/** An upload: its address below the scope it is added to, its operation, who handles it and what its form holds. */
interface Upload<Op extends Operation> {
  readonly path: string;
  readonly operation: Op;
  readonly handler: OperationHandler<Op>;
  /** The fields that may stand between the key and the file. */
  readonly furtherFields: readonly string[];
}

/**
 * Accepts documents at POST /files/documents/<kind>, the photo of a profile at POST /files/photo and what is sent into
 * a chat at POST /files/chat/<chat>: forms, hence outside /api, but with the same checks. All wait in one lane.
 */
export async function addUploads(
  app: FastifyInstance,
  { config, limits }: { config: Config; limits: UploadLaneLimits },
  deps: ContextDeps,
): Promise<void> {
  const lane = createUploadLane(limits);
  app.addHook('onClose', () => lane.close());
  const add = <Op extends Operation>(prefix: string, upload: Upload<Op>) =>
    app.register(async (files) => addUpload(files, { config, lane, ...upload }, deps), { prefix });
  await add('/files/documents', {
    path: '/:kind',
    operation: storeDocument,
    handler: createStoreDocument(cleanImage),
    furtherFields: [],
  });
  await add('/files/photo', {
    path: '',
    operation: storePhoto,
    handler: createStorePhoto(cleanImage),
    furtherFields: [],
  });
  await add('/files/chat', {
    path: '/:chat',
    operation: sendFile,
    handler: createSendFile(cleanImage),
    furtherFields: ['text'],
  });
}

/** Adds one upload. The body of whoever may not send it is refused before it is read. */
async function addUpload<Op extends Operation>(
  files: FastifyInstance,
  { config, lane, path, operation, handler, furtherFields }: { config: Config; lane: UploadLane } & Upload<Op>,
  deps: ContextDeps,
): Promise<void> {
  files.addHook('onRequest', async (_request, reply) => {
    reply.headers(answerHeaders);
  });
  addAntiForgery(files, config.publicOrigin);
  limitCalls(files);
  answerWithProblems(files);
  files.addHook('onRequest', async (request) => {
    const refused = accessRefusal(operation, callerOf(request));
    if (refused) throw new ServerProblem(refused);
  });
  await files.register(multipart, uploadForm(furtherFields));

  async function store(request: FastifyRequest, reply: FastifyReply, receiving: Receiving): Promise<OperationAnswer> {
    const contextNow = () => contextOf(deps, { request, reply, kind: 'upload' });
    try {
      const form = await readUpload(request, furtherFields, receiving.signal);
      receiving.ended();
      reply.raw.setTimeout(silenceMs, () => request.raw.destroy());
      return await runOperation(operation, handler, contextNow(), { ...(request.params as object), ...form });
    } catch (failure) {
      if (receiving.signal.aborted) throw failure;
      return problemFrom(operation, failure, contextNow());
    }
  }

  const route = { access: operation.access, operation: operation.name, bodyDeadlineMs };
  files.post(path, { config: route, handlerTimeout }, async (request, reply) => {
    const user = request.sessionStore.readOwnAccount()?.publicToken ?? '';
    const { status, body } = await lane.hold(
      user,
      () => request.raw.socket.bytesRead,
      (receiving) => store(request, reply, receiving),
    );
    return reply.code(status).headers(uploadHeaders(status, body)).send(body);
  });
}
