import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { SWRConfiguration } from 'swr';
import { QuerySettings } from '#web/api/query-settings';
import type { AppRouter } from '#web/app/routes.tsx';
import { numberTypedAddresses } from '#web/app/typed-addresses';
import { SessionProvider } from '#web/session/session-provider.tsx';
import { styleNonce } from '#web/theme/style-nonce';
import { cssVariables, theme } from '#web/theme/theme';
import { LateToasts } from '#web/ui/messages/late-toasts.tsx';
import { useSteadyPress } from '#web/ui/steady-press';

interface AppProps {
  readonly router: AppRouter;
  /** `test` switches transitions off. */
  readonly environment?: 'default' | 'test';
  readonly querySettings?: SWRConfiguration;
}

/** The key that `before-paint.js` reads before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'ascolto-color-scheme' });
const ordinaryQueries: SWRConfiguration = {};

/** The whole interface, on what every screen stands on: look, session, toasts. Queries come with the dashboard. */
export function App({ router, environment = 'default', querySettings = ordinaryQueries }: AppProps) {
  useSteadyPress();
  useEffect(() => numberTypedAddresses(router), [router]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      env={environment}
    >
      <QuerySettings value={querySettings}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QuerySettings>
      <LateToasts router={router} />
    </MantineProvider>
  );
}
