import { RouterProvider } from 'react-router-dom';
import type { SWRConfiguration } from 'swr';
import { Providers } from '#web/app/providers.tsx';
import type { AppRouter } from '#web/app/routes.tsx';

interface AppProps {
  readonly router: AppRouter;
  readonly environment?: 'default' | 'test';
  readonly querySettings?: SWRConfiguration;
}

/** The whole interface. */
export function App({ router, ...providers }: AppProps) {
  return (
    <Providers {...providers}>
      <RouterProvider router={router} />
    </Providers>
  );
}
