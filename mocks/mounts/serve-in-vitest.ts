import { setupServer } from 'msw/node';
import { handlers } from '#bff/operations';
import type { SessionStore } from '#bff/session';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { type OperationKey, operations } from '#contracts/operations';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { mountFilesOnMsw } from '#mocks/mounts/mount-files-on-msw';
import { type MswMount, mountOnMsw } from '#mocks/mounts/mount-on-msw';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform, type TestPlatformSetup } from '#mocks/start-in-vitest';

const all: Pick<MswMount, 'operations' | 'handlers'> = { operations, handlers };

/** The server's own image cleaner, loaded only where a photo is sent. */
const cleanImage: ImageCleaner = async (photo) => (await import('#bff/server/uploads/clean-image')).cleanImage(photo);

export interface ServedPlatform extends TestPlatform {
  /** The only session of the test's browser. */
  readonly session: SessionStore;
  /** Runs an operation as another persona meanwhile; throws when it is refused. */
  doAs(persona: PersonaName, name: OperationKey, input: unknown): Promise<void>;
  close(): void;
}

/**
 * A platform and a back end behind `fetch`, for screens under test. A request to anything but the back end is an error.
 */
export function serveInVitest(setup: TestPlatformSetup & { signedInAs?: PersonaName | null } = {}): ServedPlatform {
  const platform = createTestPlatform(setup);
  const { signedInAs = null } = setup;
  const session = createMemorySession(signedInAs && sessionFor(signedInAs, platform.now()), platform.now);
  const { contextWith } = platform;
  const server = setupServer(
    ...mountOnMsw({ ...all, contextWith, session }),
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
  return {
    ...platform,
    session,
    async doAs(persona, name, input) {
      const operation = all.operations[name];
      const handler = all.handlers[name];
      const answer = operation && handler && (await platform.runAs(persona, operation, handler, input));
      if (answer?.status !== 200) throw new Error(`${persona} cannot do ${name}: ${answer?.status}.`);
    },
    close() {
      // Held back any longer, these calls would time out in the middle of a later test.
      platform.heldCalls.releaseAll();
      server.close();
    },
  };
}
