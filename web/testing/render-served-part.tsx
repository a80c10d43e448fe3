import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { FaultsByCall } from '#mocks/engine/faults';
import { type ServedPlatform, serveInVitest } from '#mocks/mounts/serve-in-vitest';
import { testNow } from '#mocks/start-in-vitest';
import { closeAfterTest } from '#web/testing/open-apps';
import { renderPart } from '#web/testing/render-part.tsx';
import { tapConnection } from '#web/testing/tap-connection';

export interface ServedPart {
  readonly user: UserEvent;
  readonly platform: ServedPlatform;
  /** The operations called so far, in their order. */
  readonly asked: readonly string[];
  /** Advances the browser's clock, in milliseconds; timers fire only then. */
  readonly passTime: (ms: number) => void;
}

/** Renders one component alone, with the real operations of a visitor and a clock moved by hand. */
export function renderServedPart(
  part: ReactNode,
  { faults = {} }: { readonly faults?: FaultsByCall } = {},
): ServedPart {
  vi.useFakeTimers({ now: testNow, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The testing library detects fake timers by a global of Jest; it then advances them while it waits.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
  const platform = serveInVitest();
  platform.faults.load(faults);
  const connection = tapConnection();
  closeAfterTest(() => {
    vi.unstubAllGlobals();
    connection.untap();
    platform.close();
  });
  renderPart(part);
  return {
    user: userEvent.setup({ delay: null }),
    platform,
    asked: connection.asked,
    passTime: (ms) => act(() => vi.advanceTimersByTime(ms)),
  };
}
