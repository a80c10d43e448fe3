import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { accessRefusal } from '#bff/authorize';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { createChatFiles } from '#bff/server/files/chat-files';
import { createOwnDocuments } from '#bff/server/files/own-documents';
import { serverProblemFrom } from '#bff/server/server-problem';
import type { Session } from '#bff/session';
import { fetchTermsFile, termsFileHeaders } from '#bff/terms/terms-document';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';
import { isTermsFile, type TermsFile } from '#contracts/terms/terms-file';
import { demoSettings } from '#mocks/mounts/create-contexts';
import { type DocumentsMount, mountDocumentsOnMsw } from '#mocks/mounts/mount-documents-on-msw';

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

export interface FilesMount extends DocumentsMount {
  /** The platform's handlers. */
  readonly legacyHandlers: readonly RequestHandler[];
  readonly transport: LegacyTransport;
  readonly log: Log;
}

/**
 * The platform's files at our own addresses: public pictures, a chat's files for its participants, and a professional's
 * documents for their owner, with their upload.
 */
export function mountFilesOnMsw({ legacyHandlers, transport, log, ...documents }: FilesMount): RequestHandler[] {
  const { session, contextWith } = documents;
  const parts = { transport, log, legacyPaths: {}, mediaBase: demoSettings.mediaBase };
  const isInChat = createChatFiles(parts);
  const isOwn = createOwnDocuments(parts);
  return [
    mountDocumentsOnMsw(documents),
    mountTermsOnMsw({ transport, log }),
    http.get<{ name: string }>('*/files/media/:name', ({ params: { name } }) => fileFrom(legacyHandlers, name, '')),
    http.get<{ chat: string; name: string }>('*/files/chat/:chat/:name', async ({ params: { chat, name } }) => {
      const reader = session.read();
      if (!reader) return refused('unauthenticated');
      return fileOf(reader, name, () => isInChat(reader, { chat, name }));
    }),
    http.get<{ name: string }>('*/files/own/:name', async ({ params: { name } }) => {
      const refusedCode = accessRefusal('professionals', session);
      const owner = session.read();
      if (refusedCode || !owner) return refused(refusedCode ?? 'unauthenticated');
      return fileOf(owner, name, () => isOwn(owner, name));
    }),
  ];

  /** The file, when the platform says that the user may see it; a session with an invalid token ends. */
  async function fileOf(reader: Session, name: string, isTheirs: () => Promise<boolean>): Promise<Response> {
    try {
      if (!(await unlessSessionEnded(contextWith(session), isTheirs))) return refused('not_found');
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
