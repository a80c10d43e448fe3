import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SWRConfiguration } from 'swr';
import { QuerySettings } from '#web/api/query-settings';
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

/** The key is the one `public/color-scheme.js` reads before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'ascolto-color-scheme' });
const ordinaryQueries: SWRConfiguration = {};

/** What every screen stands on: look, toasts, session. Queries come with the dashboard. */
export function Providers({ environment = 'default', querySettings = ordinaryQueries, children }: ProvidersProps) {
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
