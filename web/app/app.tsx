import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { SWRConfiguration } from 'swr';
import { QuerySettings } from '#web/api/query-settings';
import type { AppRouter } from '#web/app/routes.tsx';
import { SessionProvider } from '#web/session/session-provider.tsx';
import { styleNonce } from '#web/theme/style-nonce';
import { cssVariables, theme } from '#web/theme/theme';
import { LateToasts } from '#web/ui/messages/late-toasts.tsx';

interface ProvidersProps {
  /** `test` switches transitions off. */
  readonly environment?: 'default' | 'test';
  readonly querySettings?: SWRConfiguration;
  readonly children: ReactNode;
}

/** The key that `public/color-scheme.js` reads before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'ascolto-color-scheme' });
const ordinaryQueries: SWRConfiguration = {};

/** Provides look, toasts and session to every screen. The queries are provided by the dashboard. */
function Providers({ environment = 'default', querySettings = ordinaryQueries, children }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      env={environment}
    >
      <LateToasts />
      <QuerySettings value={querySettings}>
        <SessionProvider>{children}</SessionProvider>
      </QuerySettings>
    </MantineProvider>
  );
}

interface AppProps {
  readonly router: AppRouter;
  readonly environment?: 'default' | 'test';
  readonly querySettings?: SWRConfiguration;
}

export function App({ router, ...providers }: AppProps) {
  return (
    <Providers {...providers}>
      <RouterProvider router={router} />
    </Providers>
  );
}
