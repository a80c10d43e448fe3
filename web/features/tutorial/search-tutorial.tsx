import { useState } from 'react';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';
import { useCommand } from '#web/api/use-command';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { TutorialStep } from '#web/features/tutorial/tutorial-step.tsx';
import { tutorialSteps } from '#web/features/tutorial/tutorial-steps';
import { useIsDrawn } from '#web/features/tutorial/use-is-drawn';
import { useSession } from '#web/session/session-context';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface SearchTutorialProps {
  /** Whether something else is open over the search; the tutorial waits until it is closed. */
  readonly isHeld: boolean;
}

/** Explains the search to a new patient; closing it at any step ends it for good. */
export function SearchTutorial({ isHeld }: SearchTutorialProps) {
  const { session } = useSession();
  const isDrawn = useIsDrawn();
  const [isClosed, setClosed] = useState(false);
  const [index, setIndex] = useState(0);
  const finish = useFinishTutorial();
  const isDue = isDrawn && !isHeld && !isClosed && session.kind === 'signed-in' && isNewcomer(session.user);
  const close = () => {
    setClosed(true);
    void finish();
  };
  return (
    <Dialog opened={isDue} onClose={close} title={tutorialSteps[index]?.title} size="lg" shape="note">
      <TutorialStep index={index} onGoTo={setIndex} onClose={close} />
    </Dialog>
  );
}

/**
 * Saves that the tutorial was seen and reads the session again. A failure is silent: the next visit shows the tutorial
 * again.
 */
function useFinishTutorial(): () => Promise<void> {
  const { run } = useCommand(finishTutorial);
  const { check } = useSession();
  return async () => {
    const isSaved = await run({}).catch(() => undefined);
    if (isSaved) await check();
  };
}
