import { Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { tutorialSteps } from '#web/features/tutorial/tutorial-steps';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface TutorialStepProps {
  /** The current step, from 0. */
  readonly index: number;
  readonly onGoTo: (index: number) => void;
  readonly onClose: () => void;
}

/** One step of the tutorial, announced when it appears. The button that leads on keeps the focus throughout. */
export function TutorialStep({ index, onGoTo, onClose }: TutorialStepProps) {
  const forward = useRef<HTMLButtonElement>(null);
  const step = tutorialSteps[index];
  const isLast = index === tutorialSteps.length - 1;
  const back = () => {
    onGoTo(index - 1);
    forward.current?.focus();
  };
  return (
    <Stack>
      <div aria-live="polite" aria-atomic="true">
        <Text size="sm" c="dimmed" mb="xs">
          <span>{`Passo ${index + 1} di ${tutorialSteps.length}`}</span>
          <span className="visually-hidden">{`: ${step?.title}`}</span>
        </Text>
        <Text>{step?.text}</Text>
      </div>
      <DialogActions>
        {!isLast && (
          <Button variant="subtle" onClick={onClose}>
            Salta
          </Button>
        )}
        {index > 0 && (
          <Button variant="default" onClick={back}>
            Indietro
          </Button>
        )}
        <Button ref={forward} data-autofocus onClick={isLast ? onClose : () => onGoTo(index + 1)}>
          {isLast ? 'Inizia' : 'Avanti'}
        </Button>
      </DialogActions>
    </Stack>
  );
}
