import { Button, Stack } from '@mantine/core';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { paths } from '#web/routing/paths';
import type { LoginState } from '#web/routing/wanted-address';
import { LedOn } from '#web/session/led-on.tsx';
import { type UserType, useSession } from '#web/session/session-context';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

export interface GuardProps {
  /** What a visitor is shown: the login, a prompt that leads back here, or the screen itself. */
  readonly visitor: 'to-login' | 'prompt' | 'welcome';
  /** The only user type the screens are for; a user of the other type is led to the dashboard. */
  readonly only?: UserType;
}

/** Guards the screens of the dashboard. While the session is unknown, nothing redirects. */
export function Guard({ visitor, only }: GuardProps) {
  const { session, ended } = useSession();
  const { pathname, search } = useLocation();

  if (session.kind === 'unknown') {
    if (!session.problem) return <ScreenSkeleton />;
    return <RegionProblem problem={session.problem} onRetry={session.retry} />;
  }
  if (session.kind === 'signed-in') {
    return only && session.user.userType !== only ? <LedOn to={paths.dashboard} /> : <Outlet />;
  }
  // An ended session leads to its own login: nothing else redirects meanwhile.
  if (ended) return <ScreenSkeleton />;
  if (visitor === 'welcome') return <Outlet />;
  if (visitor === 'prompt') return <SignInPrompt />;
  const state: LoginState = { wanted: `${pathname}${search}` };
  return <LedOn to={paths.home} state={state} />;
}

/** Replaces a private screen for a visitor: it shows no personal data, and login leads back to the screen. */
function SignInPrompt() {
  const { pathname, search } = useLocation();
  return (
    <Screen title="Accedi per continuare">
      <EmptyState
        title="Questa pagina è personale"
        action={
          <Stack align="center">
            <Button component={Link} to={paths.patientLogin} state={{ wanted: `${pathname}${search}` }}>
              Accedi
            </Button>
            <div>
              <span>Non riesci ad accedere?</span>{' '}
              <InformationRequestLink userType="patient">Scrivi a una persona</InformationRequestLink>
            </div>
          </Stack>
        }
      >
        Dopo l’accesso torni subito qui.
      </EmptyState>
    </Screen>
  );
}
