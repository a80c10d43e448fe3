import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { accessRefusal } from '#bff/authorize';
import { signedDocumentFile, signedDocumentHeaders } from '#bff/billing/signed-document-file';
import { type Context, sessionOf } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { createChatFiles } from '#bff/server/files/chat-files';
import { createInvoiceFiles } from '#bff/server/files/invoice-files';
import { createOwnDocuments } from '#bff/server/files/own-documents';
import { serverProblemFrom } from '#bff/server/server-problem';
import type { Session } from '#bff/session';
import { fetchTermsFile, termsFileHeaders } from '#bff/terms/terms-document';
import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import type { Access } from '#contracts/kernel/operation';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';
import { isTermsFile, type TermsFile } from '#contracts/terms/terms-file';
import { demoSettings } from '#mocks/mounts/create-contexts';
import { mountUploadsOnMsw, type UploadsMount } from '#mocks/mounts/mount-uploads-on-msw';

interface TermsMount {
  readonly transport: LegacyTransport;
  readonly log: Log;
}

const patienceMs = 10_000;

/** The terms documents to download at our own address, where there is no server. */
export function mountTermsOnMsw(mount: TermsMount): RequestHandler {
  return http.get<{ name: string }>('*/files/terms/:name', ({ params: { name } }) =>
    isTermsFile(name) ? download(mount, name) : refusedTerms('not_found'),
  );
}

async function download({ transport, log }: TermsMount, name: TermsFile): Promise<Response> {
  const legacy = createLegacyClient({ transport, log, paths: {}, signal: AbortSignal.timeout(patienceMs) });
  try {
    const bytes = (await fetchTermsFile(legacy, name)) as Uint8Array<ArrayBuffer>;
    return new HttpResponse(bytes, { headers: termsFileHeaders(name) });
  } catch (failure) {
    return refusedTerms(failure instanceof LegacyUnavailable ? 'legacy_unavailable' : 'legacy_unreadable');
  }
}

function refusedTerms(code: SharedProblemCode): Response {
  return HttpResponse.json({ code, requestId: 'file' }, { status: sharedProblems[code] });
}

export interface FilesMount extends UploadsMount {
  /** The platform's handlers. */
  readonly legacyHandlers: readonly RequestHandler[];
  readonly transport: LegacyTransport;
  readonly log: Log;
}

/**
 * The platform's files at our own addresses: public pictures, a chat's files for its participants, an invoice for its
 * two sides, and a professional's documents for their owner, with what is uploaded.
 */
export function mountFilesOnMsw({ legacyHandlers, transport, log, ...uploads }: FilesMount): RequestHandler[] {
  const { session, contextWith } = uploads;
  const parts = { transport, log, legacyPaths: {}, mediaBase: demoSettings.mediaBase };
  const isInChat = createChatFiles(parts);
  const isOwn = createOwnDocuments(parts);
  const isInvoice = createInvoiceFiles(parts);
  return [
    ...mountUploadsOnMsw(uploads),
    mountTermsOnMsw({ transport, log }),
    http.get<{ name: string }>('*/files/media/:name', ({ params: { name } }) => fileFrom(legacyHandlers, name, '')),
    http.get<{ chat: string; name: string }>('*/files/chat/:chat/:name', ({ request, params: { chat, name } }) =>
      fileFor(request, name, { access: 'signed-in', isTheirs: (reader) => isInChat(reader, { chat, name }) }),
    ),
    http.get<{ name: string }>('*/files/own/:name', ({ request, params: { name } }) =>
      fileFor(request, name, { access: 'professionals', isTheirs: (owner) => isOwn(owner, name) }),
    ),
    http.get<{ name: string }>('*/files/invoice/:name', ({ request, params: { name } }) =>
      fileFor(request, name, { access: 'signed-in', isTheirs: (reader) => isInvoice(reader, name) }),
    ),
    http.get<{ name: string }>('*/files/signed/:name', ({ request, params: { name } }) => signedFor(request, name)),
  ];

  function contextFor(request: Request): Context {
    return contextWith(session, request.headers.get(onBehalfOfHeader) ?? undefined);
  }

  async function signedFor(request: Request, name: string): Promise<Response> {
    const context = contextFor(request);
    const refusedCode = accessRefusal({ access: 'professionals', kind: 'query' }, context);
    if (refusedCode) return refused(refusedCode);
    try {
      const bytes = await unlessSessionEnded(context, () => signedDocumentFile(context, name));
      return new HttpResponse(bytes as Uint8Array<ArrayBuffer>, { headers: signedDocumentHeaders(name) });
    } catch (failure) {
      return refused(serverProblemFrom(failure).code);
    }
  }

  /**
   * The file, when the access rule and the platform say that the user may see it; a session with an invalid token ends.
   */
  async function fileFor(
    request: Request,
    name: string,
    { access, isTheirs }: { access: Access; isTheirs: (reader: Session) => Promise<boolean> },
  ): Promise<Response> {
    const context = contextFor(request);
    const refusedCode = accessRefusal({ access, kind: 'query' }, context);
    if (refusedCode) return refused(refusedCode);
    const reader = sessionOf(context);
    try {
      if (!(await unlessSessionEnded(context, () => isTheirs(reader)))) return refused('not_found');
    } catch (failure) {
      return refused(serverProblemFrom(failure).code);
    }
    return fileFrom(legacyHandlers, name, tokenOf(reader));
  }
}

function tokenOf({ privateToken }: Session): string {
  return `?${new URLSearchParams({ private_token: privateToken })}`;
}

async function fileFrom(handlers: readonly RequestHandler[], name: string, query: string): Promise<Response> {
  const address = `http://platform.invalid/media/${encodeURIComponent(name)}${query}`;
  const response = await getResponse([...handlers], new Request(address));
  if (response?.ok) return response;
  return refused(response?.type === 'error' ? 'legacy_unavailable' : 'not_found');
}

function refused(code: SharedProblemCode): Response {
  return HttpResponse.json({ code, requestId: 'file' }, { status: sharedProblems[code] });
}
