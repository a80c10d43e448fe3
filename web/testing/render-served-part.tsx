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
  /** The operations asked for so far, in their order. */
  readonly asked: readonly string[];
  /** Moves the clock of the browser on: nothing that waits happens before. */
  readonly passTime: (ms: number) => void;
}

/** Renders one part of the interface alone, over real operations of a visitor and with a clock moved by hand. */
export function renderServedPart(
  part: ReactNode,
  { faults = {} }: { readonly faults?: FaultsByCall } = {},
): ServedPart {
  vi.useFakeTimers({ now: testNow, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The testing library knows a clock moved by hand by the name of another test runner; then waiting moves it.
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
