import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** A private screen opened by a visitor: nothing of anybody shows, and login leads back here (GUARD-30). */
export function SignInPrompt() {
  const { pathname, search } = useLocation();
  return (
    <Screen title="Accedi per continuare">
      <EmptyState
        title="Questa pagina è personale"
        action={
          <Button component={Link} to={paths.patientLogin} state={{ wanted: `${pathname}${search}` }}>
            Accedi
          </Button>
        }
      >
        Dopo l’accesso torni subito qui.
      </EmptyState>
    </Screen>
  );
}
