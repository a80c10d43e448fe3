import { Button, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTryAgain } from '#web/api/use-try-again';
import { BoatDrawing } from '#web/ui/drawings/boat-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

interface FailedScreenProps {
  /** Whether its code could not be loaded; otherwise it threw. */
  readonly lacksCode: boolean;
}

/** The words in the place of a screen that threw or could not be loaded. */
export function FailedScreen({ lacksCode }: FailedScreenProps) {
  const { isCutOff, look } = useReloadOnReturn(lacksCode);
  if (isCutOff) {
    return (
      <Screen title="Questa pagina non si è ancora aperta">
        <EmptyState
          drawing={<BoatDrawing />}
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
        drawing={<BoatDrawing />}
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

/**
 * Reloads a page that lacks code as soon as the back end answers. Where it has answered all along a new version has
 * replaced the files: one reload brings it, and another is left to the user.
 */
function useReloadOnReturn(lacksCode: boolean): {
  readonly isCutOff: boolean;
  /** Looks at once whether the back end answers, which it resolves to; the user may ask for any reload. */
  readonly look: (isAsked?: boolean) => Promise<boolean>;
} {
  const [isCutOff, setCutOff] = useState(false);
  const wasCutOff = useRef(false);
  const look = useCallback(async (isAsked = false) => {
    const isAnswered = await isBackEndThere();
    if (isAnswered && (isAsked || wasCutOff.current || !isReloaded())) window.location.reload();
    wasCutOff.current ||= !isAnswered;
    setCutOff(!isAnswered);
    return isAnswered;
  }, []);
  useEffect(() => {
    if (lacksCode) void look();
  }, [lacksCode, look]);
  useTryAgain(lacksCode || isCutOff, look);
  return { isCutOff, look };
}

function isBackEndThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a reload has opened this page: a file that is missing even then would be missing after the next. */
function isReloaded(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload';
}
