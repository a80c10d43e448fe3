import { Modal } from '@mantine/core';
import { useState } from 'react';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { TutorialStep } from '#web/features/tutorial/tutorial-step.tsx';
import { tutorialSteps } from '#web/features/tutorial/tutorial-steps';
import { useFinishTutorial } from '#web/features/tutorial/use-finish-tutorial';
import { useIsDrawn } from '#web/features/tutorial/use-is-drawn';
import { useSession } from '#web/session/session-context';

interface SearchTutorialProps {
  /** Something else stands over the search: the tutorial waits until it is gone. */
  readonly isHeld: boolean;
}

/** Explains the search to a new patient; closing it at any step ends it for good (TUTOR-05 to 15). */
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
    <Modal opened={isDue} onClose={close} title={tutorialSteps[index]?.title} size="lg">
      <TutorialStep index={index} onGoTo={setIndex} onClose={close} />
    </Modal>
  );
}
