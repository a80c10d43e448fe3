import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths, supportPath } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { DoorwayDrawing } from '#web/ui/drawings/doorway-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** The screen of an address that does not exist, with ways on. */
export function UnknownScreen() {
  const { session } = useSession();
  return (
    <Screen title="Questo indirizzo non esiste">
      <EmptyState
        drawing={<DoorwayDrawing />}
        title="Qui non c’è nessuna pagina"
        action={
          <Group justify="center">
            <Button component={Link} to={session.kind === 'signed-in' ? paths.dashboard : paths.patientLogin}>
              Torna all’inizio
            </Button>
            <Button component={Link} to={paths.therapists} variant="default">
              Cerca un terapeuta
            </Button>
            <Button component={Link} to={supportPath(session.kind === 'visitor')} variant="default">
              Scrivi all’assistenza
            </Button>
          </Group>
        }
      >
        Forse il collegamento è scaduto, o nell’indirizzo c’è un errore. Non hai perso nulla.
      </EmptyState>
    </Screen>
  );
}
