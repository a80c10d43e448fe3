import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';
import { pauseSeconds } from '#bff/answer-headers';
import { accessRefusal } from '#bff/authorize';
import { signedDocumentFile, signedDocumentHeaders } from '#bff/billing/signed-document-file';
import { type Context, sessionOf } from '#bff/context';
import { isStillAdmitted } from '#bff/login/approval-checks';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import type { Config } from '#bff/server/config';
import { createAlertFiles } from '#bff/server/files/alert-files';
import { createChatFiles } from '#bff/server/files/chat-files';
import { createFileLane, type FileLaneLimits } from '#bff/server/files/file-lane';
import { createInvoiceFiles } from '#bff/server/files/invoice-files';
import { mediaProxy } from '#bff/server/files/media-proxy';
import { createOwnDocuments } from '#bff/server/files/own-documents';
import { logOver } from '#bff/server/logger';
import { clientOf } from '#bff/server/plugins/client-address';
import { limitCalls } from '#bff/server/plugins/rate-limit';
import { answerWithProblems } from '#bff/server/problem-answers';
import { type ContextDeps, callerOf, contextOf } from '#bff/server/request-context';
import { ServerProblem } from '#bff/server/server-problem';
import { createPlatformPool } from '#bff/server/transport/platform-pool';
import { transportLimits } from '#bff/server/transport/transport-limits';
import type { Session } from '#bff/session';
import type { Access } from '#contracts/kernel/operation';

const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** A platform that sends a file in drops is dropped after an hour; the lane watches for slow receivers. */
const fileTimeoutMs = 3_600_000;

export interface MediaOptions {
  readonly config: Config;
  readonly limits: FileLaneLimits;
}

/**
 * Files of the platform's media under our own address: /media/<name> is public, /chat/<chat>/<name> is for the members
 * of the chat, /own/<name> for a professional's own documents and receipts, /invoice/<name> for the two sides of a
 * session's invoice, /alert/<name> for the user whom an alert brought it, /signed/<signature>.pdf for the documents a
 * professional signed. The browser never learns the platform's address, and the platform learns nothing about the
 * browser.
 */
export async function addMedia(
  files: FastifyInstance,
  { config: { legacy }, limits }: MediaOptions,
  deps: ContextDeps,
): Promise<void> {
  const mediaBase = legacy.bases.media;
  // Files are streamed, so their size costs no memory.
  const pool = createPlatformPool(mediaBase, { ...transportLimits, maxAnswerBytes: -1 });
  const lane = createFileLane(limits);
  const way = { pool, lane, mediaBase };
  files.addHook('onClose', () => lane.close());
  files.addHook('onClose', () => pool.destroy());
  const isInAlert = createAlertFiles({ ...deps, mediaBase, log: logOver(files.log) });
  const isInChat = createChatFiles({ ...deps, mediaBase, log: logOver(files.log) });
  const isOwn = createOwnDocuments({ ...deps, mediaBase, log: logOver(files.log) });
  const isInvoice = createInvoiceFiles({ ...deps, mediaBase, log: logOver(files.log) });

  files.addHook('onRoute', (route) => {
    route.handlerTimeout ??= fileTimeoutMs;
  });
  refuseOtherSites(files);
  refuseWhenFull(files, pool);
  refuseUnsafeNames(files);
  limitCalls(files);
  answerWithProblems(files);
  await files.register(httpProxy, {
    prefix: '/media',
    ...mediaProxy({ ...way, route: '/:name', access: 'everyone', cacheControl: 'public, max-age=3600' }),
  });
  await files.register(httpProxy, {
    prefix: '/own',
    ...mediaProxy({ ...way, route: '/:name', access: 'professionals', cacheControl: 'private, no-store' }),
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const { name } = request.params as { name: string };
      await mayRead(request, reply, { access: 'professionals', isTheirs: (session) => isOwn(session, name) });
    },
  });
  await files.register(httpProxy, {
    prefix: '/invoice',
    ...mediaProxy({ ...way, route: '/:name', access: 'signed-in', cacheControl: 'private, no-store' }),
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const { name } = request.params as { name: string };
      await mayRead(request, reply, { access: 'signed-in', isTheirs: (session) => isInvoice(session, name) });
    },
  });
  await files.register(httpProxy, {
    prefix: '/alert',
    ...mediaProxy({ ...way, route: '/:name', access: 'signed-in', cacheControl: 'private, no-store' }),
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const { name } = request.params as { name: string };
      await mayRead(request, reply, { access: 'signed-in', isTheirs: (session) => isInAlert(session, name) });
    },
  });
  files.get('/signed/:name', { config: { access: 'professionals' } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const context = await admitted(request, reply, 'professionals');
    await lane.enter(clientOf(request), reply.raw);
    const bytes = await unlessSessionEnded(context, () => signedDocumentFile(context, name));
    return reply.headers(signedDocumentHeaders(name)).send(bytes);
  });
  await files.register(httpProxy, {
    prefix: '/chat',
    ...mediaProxy({ ...way, route: '/:chat/:name', access: 'signed-in', cacheControl: 'private, no-store' }),
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const { chat, name } = request.params as { chat: string; name: string };
      await mayRead(request, reply, { access: 'signed-in', isTheirs: (session) => isInChat(session, { chat, name }) });
    },
  });

  /**
   * Passes when the access rule and the platform say that the user may see the file; a session with an invalid token
   * ends.
   */
  async function mayRead(
    request: FastifyRequest,
    reply: FastifyReply,
    { access, isTheirs }: { access: Access; isTheirs: (session: Session) => Promise<boolean> },
  ): Promise<void> {
    const context = await admitted(request, reply, access);
    const session = sessionOf(context);
    if (!(await unlessSessionEnded(context, () => isTheirs(session)))) throw new ServerProblem('not_found');
  }

  /** The context of a request that the access rule admits. */
  async function admitted(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<Context> {
    const context = contextOf(deps, { request, reply, kind: 'query' });
    const refused = accessRefusal({ access, kind: 'query' }, callerOf(request));
    if (refused) throw new ServerProblem(refused);
    if (!(await isStillAdmitted(context))) throw new ServerProblem('unauthenticated');
    return context;
  }
}

/** A picture shown by another site would tell it who is signed in here; browsers state which site asks. */
function refuseOtherSites(files: FastifyInstance): void {
  files.addHook('onRequest', async ({ headers }) => {
    const site = headers['sec-fetch-site'] ?? 'none';
    if (site !== 'same-origin' && site !== 'none') throw new ServerProblem('forbidden');
  });
}

/** Limits the requests still on their way to the platform although their browsers have left. */
function refuseWhenFull(files: FastifyInstance, pool: Pool): void {
  files.addHook('onRequest', async () => {
    if (pool.stats.size >= transportLimits.connections + transportLimits.queue) {
      throw new ServerProblem('legacy_unavailable', pauseSeconds);
    }
  });
}

/** A name must be safe and spelled literally in the address: no escape, no second slash, no parent folder. */
function refuseUnsafeNames(files: FastifyInstance): void {
  files.addHook('preValidation', async ({ params, url }) => {
    const { name } = params as { name?: string };
    const path = url.split('?', 1)[0] ?? '';
    if (name === undefined || !safeName.test(name) || name.includes('..') || !path.endsWith(`/${name}`)) {
      throw new ServerProblem('not_found');
    }
  });
}
