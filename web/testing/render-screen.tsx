import { createHashRouter, Outlet } from 'react-router-dom';
import { LateLogin } from '#web/app/late-login.tsx';
import { lazyAddresses, loadScreen } from '#web/app/screens';
import { AppointmentSlotsProvider } from '#web/flows/confirmation/appointment-slots-provider.tsx';
import { SetupWaysProvider } from '#web/flows/setup/setup-ways.tsx';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { SessionQueries } from '#web/session/session-queries.tsx';
import { type RenderAppOptions, type RenderedApp, renderRoutes } from '#web/testing/render-app.tsx';

/**
 * Opens a screen at its address with real operations, without the shell around it: no header, menu, guard or watcher.
 * What a test of one screen does not look at takes most of the time of `renderApp`.
 */
export function renderScreen(address: string, options: RenderAppOptions = {}): RenderedApp {
  return renderRoutes(createScreenRouter, address, options);
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
        { path: paths.patientLogin, element: <LateLogin audience="patient" /> },
        { path: paths.professionalLogin, element: <LateLogin audience="professional" /> },
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
