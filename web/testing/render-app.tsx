import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Instant } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';
import type { FaultsByCall } from '#mocks/engine/faults';
import { type ServedPlatform, serveInVitest } from '#mocks/mounts/serve-in-vitest';
import type { PersonaName } from '#mocks/personas';
import type { ScenarioName } from '#mocks/scenarios/scenarios';
import { testNow } from '#mocks/start-in-vitest';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/routes.tsx';
import { closeAfterTest } from '#web/testing/open-apps';
import { tapConnection } from '#web/testing/tap-connection';

interface RenderAppOptions {
  readonly scenario?: ScenarioName;
  /** Whose session the browser has; nobody's when absent. */
  readonly signedInAs?: PersonaName;
  readonly now?: Instant;
  /** What goes wrong with the platform's calls from the start, by call. */
  readonly faults?: FaultsByCall;
  /** What whoever led to the address hands over with it. */
  readonly state?: unknown;
  /** `by-hand` also holds what the interface does at intervals, until `passTime` is called. */
  readonly clock?: 'still' | 'by-hand';
  /** The providers to sign in with: both unless told otherwise. */
  readonly socialProviders?: readonly SocialProvider[];
}

export interface RenderedApp {
  readonly user: UserEvent;
  readonly platform: ServedPlatform;
  /** The operations asked for so far, in their order. */
  readonly asked: readonly string[];
  /** The calls the platform has answered so far, in their order. */
  readonly calls: readonly string[];
  /** Resolves once every operation asked for is answered and what follows from it is on screen. */
  readonly settled: () => Promise<void>;
  /** From here on every call fails as without a network; call it with `false` to have the network back. */
  readonly dropConnection: (isDropped?: boolean) => void;
  /** Moves the clocks of browser and platform on. */
  readonly passTime: (ms: number) => void;
  /** Opens another of the application's addresses, as typed over the one shown. */
  readonly open: (path: string) => Promise<void>;
}

/**
 * Opens the whole interface at an address such as `#/patient`: real routes, real operations, a platform of its own.
 * The clock stands still at `now`.
 */
export function renderApp(address: string, options: RenderAppOptions = {}): RenderedApp {
  const { scenario = 'everyday', signedInAs = null, now = testNow, clock = 'still', socialProviders, state } = options;
  vi.useFakeTimers({ now, toFake: clock === 'still' ? ['Date'] : ['Date', 'setInterval', 'clearInterval'] });
  const calls: string[] = [];
  const onCall = ({ name }: { readonly name: string }) => void calls.push(name);
  const platform = serveInVitest({ scenario, now, signedInAs, socialProviders, onCall });
  platform.faults.load(options.faults ?? {});
  const connection = tapConnection();
  window.location.hash = address;
  // jsdom leaves the state of the entry before on a new address; a browser does not.
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'test', idx: 0 }, '');
  const router = createAppRouter();
  closeAfterTest(() => {
    router.dispose();
    // A dialog left open would still take its step back, in the history of the next test.
    router.navigate = async () => undefined;
    connection.untap();
    platform.close();
  });
  render(<App router={router} environment="test" querySettings={{ dedupingInterval: 0 }} />);
  return {
    user: userEvent.setup(),
    platform,
    asked: connection.asked,
    calls,
    settled: () =>
      waitFor(async () => {
        const before = connection.asked.length;
        await act(async () => {});
        if (connection.pending() > 0 || connection.asked.length > before) throw new Error('Still asking.');
      }),
    dropConnection: connection.drop,
    passTime(ms) {
      platform.advance(ms);
      act(() => vi.advanceTimersByTime(ms));
    },
    open: (path) => act(() => router.navigate(path)),
  };
}
