import type { RequestHandler } from 'msw';
import { createLegacyHandlers } from '#mocks/all-handlers';
import { createPlatform, type PlatformSetup, seededDatabase } from '#mocks/create-platform';
import type { FaultsByCall } from '#mocks/engine/faults';
import { readPicture } from '#mocks/media/read-picture';
import type { Platform } from '#mocks/platform';
import { testNow } from '#mocks/start-in-vitest';

/** An everyday platform that can be reset to its initial state repeatedly. */
export interface RenewedPlatform {
  /** The handlers of the current platform. */
  handlers(): RequestHandler[];
  /** Resets the platform and sets those faults. A platform that was only read is reused, since creating one is slow. */
  begin(faults: FaultsByCall): void;
}

const database = seededDatabase('everyday', testNow);

export function createRenewedPlatform(setup: Pick<PlatformSetup, 'now' | 'onCall' | 'paymentPages'>): RenewedPlatform {
  let untouched: Platform | undefined;
  let handlers: RequestHandler[] = [];

  function renewed(): Platform {
    const platform = createPlatform({ scenario: 'everyday', database, readPicture, ...setup });
    platform.db.onWrite(() => {
      untouched = undefined;
    });
    handlers = createLegacyHandlers(platform);
    untouched = platform;
    return platform;
  }

  return {
    handlers: () => handlers,
    begin: (faults) => (untouched ?? renewed()).faults.load(faults),
  };
}
