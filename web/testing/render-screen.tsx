import { createHashRouter, Outlet } from 'react-router-dom';
import { type LazyAddress, loadScreen } from '#web/app/screens';
import { AppointmentSlotsProvider } from '#web/flows/confirmation/appointment-slots-provider.tsx';
import { SetupWaysProvider } from '#web/flows/setup/setup-ways.tsx';
import { patterns } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { SessionQueries } from '#web/session/session-queries.tsx';
import { type RenderAppOptions, type RenderedApp, renderRoutes } from '#web/testing/render-app.tsx';

/**
 * Opens one screen at its address, without the shell, the guards and the other screens. Leaving it changes the address
 * and shows nothing.
 */
export function renderScreen(address: string, options: RenderAppOptions = {}): RenderedApp {
  const { pathname } = new URL(address.slice(1), 'https://ascolto.example');
  const path = (pathname.startsWith('/info/') ? patterns.info : pathname) as LazyAddress;
  const createRouter = () =>
    createHashRouter([
      {
        element: <ScreenProviders />,
        hydrateFallbackElement: <div />,
        children: [
          { path, lazy: async () => ({ Component: await loadScreen(path) }) },
          { path: '*', element: null },
        ],
      },
    ]);
  return renderRoutes(createRouter, address, options);
}

/** The providers that the shell places around every screen. */
function ScreenProviders() {
  const { session } = useSession();
  return (
    <SessionQueries>
      <SetupWaysProvider>
        <AppointmentSlotsProvider>
          <main>{session.kind !== 'unknown' && <Outlet />}</main>
        </AppointmentSlotsProvider>
      </SetupWaysProvider>
    </SessionQueries>
  );
}
