import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** What stands in place of a screen that broke or could not be fetched; the frame around it stays. */
export function FailedScreen() {
  return (
    <Screen title="Questa pagina non si è aperta">
      <EmptyState
        title="Non hai perso nulla"
        action={<Button onClick={() => window.location.reload()}>Ricarica la pagina</Button>}
      >
        Forse manca la connessione, o nel frattempo è uscita una nuova versione. Ricarica; se succede ancora, scrivi
        all’assistenza.
      </EmptyState>
    </Screen>
  );
}
