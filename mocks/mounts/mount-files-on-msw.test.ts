import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { cleanImage } from '#bff/server/uploads/clean-image';
import type { Session } from '#bff/session';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { mountFilesOnMsw } from '#mocks/mounts/mount-files-on-msw';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor } from '#mocks/start-in-vitest';

async function get(path: string, as: PersonaName | null, changes: Partial<Session> = {}): Promise<Response> {
  const { handlers, transport, log, contextWith, now } = createTestPlatform({ scenario: 'personas-only' });
  const session = createMemorySession(as && { ...sessionFor(as, now()), ...changes }, now);
  const mounted = mountFilesOnMsw({ legacyHandlers: handlers, transport, log, contextWith, session, cleanImage });
  const response = await getResponse(mounted, new Request(`http://browser.invalid/files/${path}`));
  if (!response) throw new Error('No handler took the call.');
  return response;
}

const attachment = 'chat/chat-giulia-rinaldi/allegato-chat-giulia-rinaldi-1.png';

describe('the platform’s files at our own addresses', () => {
  test('pictures are everybody’s, documents nobody’s', async () => {
    expect((await get('media/ritratto-pt-rinaldi.png', null)).headers.get('content-type')).toBe('image/png');
    expect((await get('media/documento-pt-rinaldi.pdf', 'rinaldi')).status).toBe(404);
  });

  test.each([
    { as: 'giulia', status: 200 },
    { as: 'rinaldi', status: 200 },
    { as: 'serafini', status: 404 },
    { as: null, status: 401 },
  ] as const)('a chat’s file, asked for by $as: $status', async ({ as, status }) => {
    expect((await get(attachment, as)).status).toBe(status);
  });

  test.each([
    { as: 'rinaldi', status: 200 },
    { as: 'serafini', status: 404 },
    { as: 'giulia', status: 403 },
    { as: null, status: 401 },
  ] as const)('a professional’s document, asked for by $as: $status', async ({ as, status }) => {
    expect((await get('own/documento-pt-rinaldi.pdf', as)).status).toBe(status);
  });

  test.each([attachment, 'own/documento-pt-rinaldi.pdf'])('is nobody’s with a forgotten token: %s', async (path) => {
    expect((await get(path, 'rinaldi', { privateToken: 'forgotten' })).status).toBe(401);
  });

  test('a file that is in no chat is not found, although the platform has it', async () => {
    expect((await get('chat/chat-giulia-rinaldi/documento-pt-rinaldi.pdf', 'rinaldi')).status).toBe(404);
  });
});
