import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { createChatFiles } from '#bff/server/chat-files';
import type { SessionStore } from '#bff/session';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';
import { demoSettings } from '#mocks/create-contexts';

export interface FilesMount {
  /** The platform's. */
  readonly legacyHandlers: readonly RequestHandler[];
  readonly transport: LegacyTransport;
  readonly log: Log;
  readonly session: SessionStore;
}

/** The platform's files at our own addresses: pictures for everybody, a chat's files for those who take part in it. */
export function mountFilesOnMsw({ legacyHandlers, transport, log, session }: FilesMount): RequestHandler[] {
  const isInChat = createChatFiles({ transport, log, legacyPaths: {}, mediaBase: demoSettings.mediaBase });
  return [
    http.get<{ name: string }>('*/files/media/:name', ({ params: { name } }) => fileFrom(legacyHandlers, name, '')),
    http.get<{ chat: string; name: string }>('*/files/chat/:chat/:name', async ({ params: { chat, name } }) => {
      const reader = session.read();
      if (!reader) return refused('unauthenticated');
      if (!(await isInChat(reader, { chat, name }))) return refused('not_found');
      return fileFrom(legacyHandlers, name, `?${new URLSearchParams({ private_token: reader.privateToken })}`);
    }),
  ];
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
