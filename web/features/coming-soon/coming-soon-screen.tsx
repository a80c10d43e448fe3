import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type ComingSoonName, comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { PathDrawing } from '#web/ui/drawings/path-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** Says that a screen is not built yet, and what it will offer. */
export function ComingSoonScreen({ name }: { readonly name: ComingSoonName }) {
  const { session } = useSession();
  const { title, promise } = comingSoon[name];
  return (
    <Screen title={title}>
      <EmptyState
        drawing={<PathDrawing />}
        title="In arrivo"
        action={
          session.kind === 'signed-in' ? (
            <Button component={Link} to={paths.dashboard}>
              Vai alla dashboard
            </Button>
          ) : (
            <Button component={Link} to={paths.patientLogin}>
              Vai all’accesso
            </Button>
          )
        }
      >
        {promise}
      </EmptyState>
    </Screen>
  );
}
