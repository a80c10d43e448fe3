import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createHashRouter, Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import type { Instant } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';
import type { FaultsByCall } from '#mocks/engine/faults';
import { type ServedPlatform, serveInVitest } from '#mocks/mounts/serve-in-vitest';
import type { PersonaName } from '#mocks/personas';
import type { ScenarioName } from '#mocks/scenarios/scenarios';
import { testNow } from '#mocks/start-in-vitest';
import { whileReadingFails } from '#mocks/testing/lost-writes';
import { noteServerDate } from '#web/api/server-clock';
import { App } from '#web/app/app.tsx';
import { type AppRouter, createAppRouter } from '#web/app/routes.tsx';
import { lazyAddresses, loadScreen } from '#web/app/screens';
import { AppointmentSlotsProvider } from '#web/flows/confirmation/appointment-slots-provider.tsx';
import { LoginRoute } from '#web/flows/login/login-route.tsx';
import { SetupWaysProvider } from '#web/flows/setup/setup-ways.tsx';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { SessionQueries } from '#web/session/session-queries.tsx';
import { closeAfterTest } from '#web/testing/open-apps';
import { tapConnection } from '#web/testing/tap-connection';

interface RenderAppOptions {
  readonly scenario?: ScenarioName;
  /** The user whose session the browser has; without it, a visitor. */
  readonly signedInAs?: PersonaName;
  readonly now?: Instant;
  /** How far the browser's clock is ahead, in milliseconds. With 0, the default, no answer names the server's time. */
  readonly deviceAheadMs?: number;
  /** The faults of the platform from the start, by call. */
  readonly faults?: FaultsByCall;
  /** The state of the location, as a link or redirect to the address would set it. */
  readonly state?: unknown;
  /** `by-hand` also stops intervals, until `passTime` is called. */
  readonly clock?: 'still' | 'by-hand';
  /** The providers to sign in with; both by default. */
  readonly socialProviders?: readonly SocialProvider[];
}

export interface RenderedApp {
  readonly user: UserEvent;
  readonly platform: ServedPlatform;
  /** The operations called so far, in their order. */
  readonly asked: readonly string[];
  /** The calls the platform has answered so far, in their order. */
  readonly calls: readonly string[];
  /** Resolves once every operation called is answered and its result is on screen. */
  readonly settled: () => Promise<void>;
  /** From here on every request fails as without a network; `false` brings the network back. */
  readonly dropConnection: (isDropped?: boolean) => void;
  /** Runs a task of which the platform saves the user, loses the answer, and fails at the reading to show it. */
  readonly whileReadingFails: (task: () => Promise<void>) => Promise<void>;
  /** Advances the clocks of browser and platform, in milliseconds. */
  readonly passTime: (ms: number) => void;
  /** Opens another address of the application, as if typed over the present one. */
  readonly open: (path: string) => Promise<void>;
}

/**
 * Opens the whole interface at an address such as `#/patient`, with real routes, real operations and a platform of its
 * own. The clock is stopped at `now`. A test of one screen takes `renderScreen`, which is much faster.
 */
export function renderApp(address: string, options: RenderAppOptions = {}): RenderedApp {
  return renderRoutes(createAppRouter, address, options);
}

/**
 * Opens a screen at its address with real operations, without the shell around it: no header, menu, guard or watcher.
 * Those take most of the time of `renderApp`.
 */
export function renderScreen(address: string, options: RenderAppOptions = {}): RenderedApp {
  return renderRoutes(createScreenRouter, address, options);
}

/** Opens an address of these routes. The router is created after the address is set, which it reads. */
function renderRoutes(createRouter: () => AppRouter, address: string, options: RenderAppOptions): RenderedApp {
  const { scenario = 'everyday', signedInAs = null, now = testNow, clock = 'still', socialProviders, state } = options;
  const { deviceAheadMs = 0 } = options;
  vi.useFakeTimers({
    now: now + deviceAheadMs,
    toFake: clock === 'still' ? ['Date'] : ['Date', 'setInterval', 'clearInterval'],
  });
  const calls: string[] = [];
  const onCall = ({ name }: { readonly name: string }) => void calls.push(name);
  const platform = serveInVitest({ scenario, now, signedInAs, socialProviders, onCall });
  platform.faults.load(options.faults ?? {});
  const connection = tapConnection(deviceAheadMs === 0 ? undefined : platform.now);
  window.location.hash = address;
  // jsdom keeps the previous entry's state on a new address; a browser does not.
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'test', idx: 0 }, '');
  const router = createRouter();
  closeAfterTest(() => {
    router.dispose();
    // A dialog left open would still take its step back, in the history of the next test.
    router.navigate = async () => undefined;
    connection.untap();
    platform.close();
    if (deviceAheadMs !== 0) noteServerDate(new Date().toUTCString(), Date.now());
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
    whileReadingFails: (task) => whileReadingFails(platform, task),
    passTime(ms) {
      platform.advance(ms);
      // Drawn within the scope: an effect that moves the focus opens a scope of its own (user-event wraps `focus`),
      // which React takes for one that suspended while it empties the outer one's queue.
      act(() => flushSync(() => vi.advanceTimersByTime(ms)));
    },
    open: (path) => act(() => router.navigate(path)),
  };
}

function createScreenRouter() {
  const lazyScreens = lazyAddresses.map((path) => ({
    path,
    lazy: async () => ({ Component: await loadScreen(path) }),
  }));
  return createHashRouter([
    {
      element: <ScreenProviders />,
      hydrateFallbackElement: <div />,
      children: [
        { path: paths.patientLogin, element: <LoginRoute audience="patient" /> },
        { path: paths.professionalLogin, element: <LoginRoute audience="professional" /> },
        { element: <KnownSession />, children: lazyScreens },
      ],
    },
  ]);
}

/** The providers that the shell places around every screen. */
function ScreenProviders() {
  return (
    <SessionQueries>
      <SetupWaysProvider>
        <AppointmentSlotsProvider>
          <main>
            <Outlet />
          </main>
        </AppointmentSlotsProvider>
      </SetupWaysProvider>
    </SessionQueries>
  );
}

/** Shows the screen once the session is known, as the guards do. */
function KnownSession() {
  const { session } = useSession();
  return session.kind !== 'unknown' && <Outlet />;
}
