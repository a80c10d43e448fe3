import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

interface FailedScreenProps {
  /** Whether the screen opens by itself, once the back end answers. */
  readonly isCutOff: boolean;
  /** Looks at once whether it answers. */
  readonly look: (isAsked: boolean) => Promise<boolean>;
}

/** The words in the place of a screen that threw or could not be loaded. */
export function FailedScreen({ isCutOff, look }: FailedScreenProps) {
  if (isCutOff) {
    return (
      <Screen title="Questa pagina non si è ancora aperta">
        <EmptyState
          title="Si apre da sola appena torna la connessione"
          action={<TryButton onTry={() => look(true)}>Riprova</TryButton>}
        >
          Non hai perso nulla: quello che hai scritto resta in questa scheda.
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title="Questa pagina non si è aperta">
      <EmptyState
        title="Non hai perso nulla"
        action={<TryButton onTry={() => look(true)}>Ricarica la pagina</TryButton>}
      >
        Forse nel frattempo è uscita una nuova versione. Ricarica; se succede ancora, scrivi all’assistenza.
      </EmptyState>
    </Screen>
  );
}

interface TryButtonProps {
  /** Resolves to whether the back end answers. */
  readonly onTry: () => Promise<boolean>;
  readonly children: string;
}

/** Tries again where that cannot end in an empty page, and says so otherwise. */
function TryButton({ onTry, children }: TryButtonProps) {
  const [isInVain, setInVain] = useState(false);
  const press = async () => {
    setInVain(false);
    setInVain(!(await onTry()));
  };
  return (
    <>
      <Button onClick={press}>{children}</Button>
      <div role="status">{isInVain && <Text mt="xs">La connessione manca ancora: da qui non perdi nulla.</Text>}</div>
    </>
  );
}
