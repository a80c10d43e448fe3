import { type ComponentType, lazy, Suspense, useState } from 'react';
import { prefetchScreen } from '#web/app/screens';
import { styled } from '#web/app/styled';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

type Login = ComponentType<{ readonly audience: UserType }>;

let loaded: Login | undefined;

/** Loads the login, which is shown without a wait from then on. */
export async function loadLogin(): Promise<{ readonly default: Login }> {
  const { LoginRoute } = await styled(import('#web/flows/login/login-route.tsx'));
  loaded = LoginRoute;
  return { default: LoginRoute };
}

const LazyLogin = lazy(async () => {
  const login = await loadLogin();
  prefetchDashboard();
  return login;
});

/** The login, which comes in a file of its own: who begins elsewhere does without the forms' machine. */
export function LateLogin({ audience }: { readonly audience: UserType }) {
  // The same one for as long as it is shown, or what was typed would go with it.
  const [Shown] = useState<Login>(() => loaded ?? LazyLogin);
  return (
    <Suspense fallback={<ScreenSkeleton isFirst />}>
      <Shown audience={audience} />
    </Suspense>
  );
}

/**
 * Loads where signing in leads while the user types, long before it is needed; not for who asked the browser to save
 * data.
 */
function prefetchDashboard(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => {
    void import('#web/app/shell/shell.tsx').catch(() => undefined);
    prefetchScreen(paths.dashboard);
  }, prefetchedAfterMs);
}

const prefetchedAfterMs = 3_000;
