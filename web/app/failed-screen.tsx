import { Button, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { NotLoaded } from '#web/app/not-loaded';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

const lookEveryMs = 10_000;

/** Replaces a screen that threw or could not be loaded; the frame around it stays. */
export function FailedScreen() {
  return useRouteError() instanceof NotLoaded ? <UnloadedScreen /> : <BrokenScreen />;
}

/**
 * A screen whose code is missing. Without a connection it opens by itself once there is one again. Where the back end
 * does answer, a new version has replaced the files: one reload brings it, and a second is left to the user.
 */
function UnloadedScreen() {
  const [isCutOff, setCutOff] = useState(false);
  const wasCutOff = useRef(false);
  const look = useCallback(async () => {
    const isAnswered = await answers();
    if (isAnswered && (wasCutOff.current || !isReloaded())) window.location.reload();
    wasCutOff.current ||= !isAnswered;
    setCutOff(!isAnswered);
    return isAnswered;
  }, []);
  useEffect(() => {
    const hear = () => void look();
    hear();
    const looking = setInterval(hear, lookEveryMs);
    window.addEventListener('online', hear);
    return () => {
      clearInterval(looking);
      window.removeEventListener('online', hear);
    };
  }, [look]);
  if (!isCutOff) return <BrokenScreen />;
  return (
    <Screen title="Questa pagina non si è ancora aperta">
      <EmptyState
        title="Si apre da sola appena torna la connessione"
        action={<TryButton onTry={look}>Riprova</TryButton>}
      >
        Non hai perso nulla: quello che hai scritto resta in questa scheda.
      </EmptyState>
    </Screen>
  );
}

function BrokenScreen() {
  const reload = async () => {
    const isAnswered = await answers();
    if (isAnswered) window.location.reload();
    return isAnswered;
  };
  return (
    <Screen title="Questa pagina non si è aperta">
      <EmptyState title="Non hai perso nulla" action={<TryButton onTry={reload}>Ricarica la pagina</TryButton>}>
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

/** Tries again only where that cannot end in an empty page, and says so otherwise. */
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

/** Whether the back end answers: a reload without it would leave nothing of the page. */
function answers(): Promise<boolean> {
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
