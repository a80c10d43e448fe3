import { setupServer } from 'msw/node';
import { handlers } from '#bff/operations';
import type { SessionStore } from '#bff/session';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { operations } from '#contracts/operations';
import { createMemorySession } from '#mocks/memory-session';
import { mountFilesOnMsw } from '#mocks/mount-files-on-msw';
import { mountOnMsw } from '#mocks/mount-on-msw';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform, type TestPlatformSetup } from '#mocks/start-in-vitest';

/** The server's own, looked for only where a photo is sent. */
const cleanImage: ImageCleaner = async (photo) => (await import('#bff/server/clean-image')).cleanImage(photo);

export interface ServedPlatform extends TestPlatform {
  /** The one session of the test's browser. */
  readonly session: SessionStore;
  close(): void;
}

/**
 * A platform and a back end behind `fetch`, for screens under test. Any request that is not the back end's is an error.
 */
export function serveInVitest(setup: TestPlatformSetup & { signedInAs?: PersonaName | null } = {}): ServedPlatform {
  const platform = createTestPlatform(setup);
  const { signedInAs = null } = setup;
  const session = createMemorySession(signedInAs && sessionFor(signedInAs, platform.now()), platform.now);
  const { contextWith } = platform;
  const server = setupServer(
    ...mountOnMsw({ operations, handlers, contextWith, session }),
    ...mountFilesOnMsw({
      legacyHandlers: platform.handlers,
      transport: platform.transport,
      log: platform.log,
      contextWith,
      session,
      cleanImage,
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return { ...platform, session, close: () => server.close() };
}
